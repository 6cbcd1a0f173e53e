// node test/edge/build-clone.mjs FOLDER: builds the renderer of the same pages for Node.
import { buildRenderer } from '../../scripts/build/build-renderer.mjs';

const [, , folder = ''] = process.argv;
await buildRenderer(folder);
process.exit(0);
