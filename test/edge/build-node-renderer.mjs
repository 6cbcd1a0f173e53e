// Usage: node test/edge/build-node-renderer.mjs FOLDER. Builds the site renderer for Node into
// FOLDER. It renders the same pages as the edge worker.
import { buildRenderer } from '../../scripts/build/build-renderer.mjs';

const [, , folder = ''] = process.argv;
await buildRenderer(folder);
process.exit(0);
