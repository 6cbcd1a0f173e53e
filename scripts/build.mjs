// npm run build [-- --changed [--from E]] [--shell-only | --edge] [--no-service-worker]
// [--strict] [--out-dir D]: builds the site into D, by default `dist/`, and prerenders every page.
// The site's settings come from environment variables and .env files.
// --changed reuses the code and the unchanged files of an earlier build in E, by default in D.
// --shell-only prerenders no pages; visitors' browsers render them. It implies --no-service-worker.
// --edge prerenders no pages and builds a worker that renders them, by default into `dist-edge/`.
// --strict fails when visitors would see a placeholder, such as the sample telephone number.
// --no-service-worker removes the service worker of an earlier build from visitors' browsers.
import { resolve } from 'node:path';
import { commandLine, refuse } from './lib/command-line.mjs';
import { FOLDER } from './lib/command-option-types.mjs';
import { ensurePackages } from './lib/ensure-packages.mjs';
import { mayReplace } from './lib/may-replace.mjs';
import { ROOT } from './lib/root.mjs';

const { values } = commandLine({
  command: 'build',
  options: {
    changed: {
      type: 'boolean',
      help: 'reuses the code and the unchanged files of an earlier build',
    },
    from: { type: 'string', value: FOLDER, help: 'the earlier build, with --changed' },
    'shell-only': { type: 'boolean', help: 'leaves rendering to the browser' },
    edge: { type: 'boolean', help: 'leaves rendering to a worker, which it builds into dist-edge' },
    'no-service-worker': {
      type: 'boolean',
      help: "removes the service worker from visitors' browsers",
    },
    strict: { type: 'boolean', help: 'fails when visitors would see placeholders' },
    'out-dir': {
      type: 'string',
      value: FOLDER,
      help: 'the folder to write, instead of dist or dist-edge',
    },
  },
});
if (values.changed && (values['shell-only'] || values.edge)) {
  refuse(
    '--changed renders pages, but --shell-only and --edge render none: give only one of the three.',
  );
}
if (values['shell-only'] && values.edge) refuse('Give one of --shell-only and --edge.');
if (values.strict && (values['shell-only'] || values.edge)) {
  refuse(
    '--strict reads the content, but --shell-only and --edge do not: give only one of the three.',
  );
}
if (values.from !== undefined && !values.changed) refuse('--from needs --changed.');
const to = values['out-dir'] ?? (values.edge ? 'dist-edge' : 'dist');
const outDir = resolve(ROOT, to);
if (!mayReplace(outDir)) {
  refuse(`--out-dir takes a new folder or an earlier build, and "${to}" holds other things.`);
}
await ensurePackages();
// Set an environment variable, because Vite prefers environment variables to values in .env files,
// and because the fingerprint of a build includes environment variables.
if (values['no-service-worker'] || values['shell-only']) process.env.VITE_SERVICE_WORKER = 'false';
const earlier = values.changed ? resolve(ROOT, values.from ?? outDir) : null;
try {
  if (values.edge) {
    const { buildEdge } = await import('./build/edge/build-edge.mjs');
    await buildEdge({ outDir });
  } else {
    const { buildSite } = await import('./build/build-site.mjs');
    await buildSite({
      outDir,
      shellOnly: values['shell-only'],
      isStrict: values.strict,
      earlier,
    });
  }
} catch (error) {
  console.error(`✘ ${error instanceof Error ? error.message : error}`);
  console.error(`Nothing was built; ${to} is as it was.`);
  process.exit(1);
}
process.exit(0);
