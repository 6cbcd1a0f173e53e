// node test/edge/build-node-renderer.mjs FOLDER: builds the renderer for Node, which renders the
// same pages as the worker.
import { buildRenderer } from '../../scripts/build/build-renderer.mjs';

const [, , folder = ''] = process.argv;
await buildRenderer(folder);
process.exit(0);
