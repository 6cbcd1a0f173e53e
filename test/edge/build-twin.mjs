// node test/edge/build-twin.mjs FOLDER: what draws the same pages in Node.
import { buildRenderer } from '../../scripts/build/build-site.mjs';

const [, , folder = ''] = process.argv;
await buildRenderer(folder);
process.exit(0);
