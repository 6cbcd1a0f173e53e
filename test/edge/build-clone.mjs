// node test/edge/build-clone.mjs FOLDER: what draws the same pages in Node.
import { buildRenderer } from '../../scripts/build/build-renderer.mjs';

const [, , folder = ''] = process.argv;
await buildRenderer(folder);
process.exit(0);
