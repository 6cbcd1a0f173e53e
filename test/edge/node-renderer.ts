import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../../scripts/lib/root.mjs';
import { run } from '../../scripts/lib/run.mjs';
import { SITES } from '../../scripts/lib/test-sites.mjs';
import type { siteRenderer } from '../../src/entry-render';

export interface Clone {
  readonly siteRenderer: typeof siteRenderer;
  remove(): void;
}

/** Builds the renderer for Node in a separate process, and imports it. */
export async function builtNodeRenderer(): Promise<Clone> {
  const folder = join(ROOT, 'node_modules/.cache', `edge-clone-${process.pid}`);
  const env = { ...process.env, VITE_API_TOKEN: '', VITE_DEV_TOOLS: '', ...SITES.edge.env };
  const code = await run('node', ['test/edge/build-node-renderer.mjs', folder], { cwd: ROOT, env });
  if (code !== 0) throw new Error('The clone of the worker could not be built');
  const { siteRenderer } = await import(pathToFileURL(join(folder, 'entry-render.mjs')).href);
  return { siteRenderer, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
