import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bootTemporaryCms } from '../cms/boot-temporary-cms.mjs';
import { seedCms } from '../cms/seed-cms.mjs';
import { temporaryFolder } from '../cms/temporary-folder.mjs';
import { ROOT } from '../lib/root.mjs';

/** Interval at which the peak memory of a build is read, in ms. */
const LOOK_EACH_MS = 100;

/**
 * @typedef {object} Build
 * @property {number} products number of products in the CMS.
 * @property {number} pages
 * @property {number} seconds duration of the whole build.
 * @property {number} rendering time in seconds that rendering the pages took.
 * @property {number | null} megabytes peak memory; `null` where the system does not report it.
 */

/**
 * @param {number | undefined} pid
 * @returns {number | null} the peak memory of this process in MB.
 */
function mostMemory(pid) {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const [, kilobytes] = /VmHWM:\s+(\d+) kB/u.exec(status) ?? [];
    // An exiting process reports no memory.
    return kilobytes === undefined ? null : Number(kilobytes) / 1000;
  } catch {
    // The process has exited, or this is not Linux.
    return null;
  }
}

/**
 * @param {string} outDir
 * @param {string} cms origin of the CMS.
 * @returns {Promise<Omit<Build, 'products'>>}
 */
async function build(outDir, cms) {
  const env = { ...process.env, VITE_CATALOGUE: 'strapi', VITE_API_HOST: cms, VITE_API_TOKEN: '' };
  const began = performance.now();
  const child = spawn('node', ['scripts/build.mjs', '--out-dir', outDir], { cwd: ROOT, env });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part) => {
      output += part;
    });
  }
  /** @type {number | null} */
  let megabytes = null;
  const looking = setInterval(() => {
    megabytes = mostMemory(child.pid) ?? megabytes;
  }, LOOK_EACH_MS);
  const code = await new Promise((resolve) => child.on('close', resolve));
  clearInterval(looking);
  const [, pages, rendering] = /(\d+) pages rendered in ([\d.]+) s/u.exec(output) ?? [];
  if (code !== 0 || pages === undefined) throw new Error(`The build failed:\n${output}`);
  const seconds = (performance.now() - began) / 1000;
  return { pages: Number(pages), seconds, rendering: Number(rendering), megabytes };
}

/**
 * Starts a CMS and measures one build of its site for each number of products. A first build, which
 * processes and caches the pictures, is not measured.
 * @param {readonly number[]} counts numbers of products, ascending.
 * @returns {Promise<readonly Build[]>}
 */
export async function cmsBuilds(counts) {
  const cms = await bootTemporaryCms({});
  const folder = temporaryFolder('measured-build-');
  const outDir = join(folder.path, 'site');
  try {
    await seedCms({ host: cms.url, token: cms.writeToken });
    await build(outDir, cms.url);
    const builds = [];
    for (const products of counts) {
      await seedCms({ host: cms.url, token: cms.writeToken, products });
      builds.push({ products, ...(await build(outDir, cms.url)) });
    }
    return builds;
  } finally {
    await cms.stop();
    folder.remove();
  }
}

/** @param {readonly Build[]} builds */
export const buildTable = (builds) =>
  [
    ['products', 'pages', 'in all', 'rendering', 'a page', 'memory'],
    ...builds.map(({ products, pages, seconds, rendering, megabytes }) => [
      `${products}`,
      `${pages}`,
      `${seconds.toFixed(1)} s`,
      `${rendering.toFixed(1)} s`,
      `${((rendering / pages) * 1000).toFixed(1)} ms`,
      megabytes === null ? '' : `${megabytes.toFixed(0)} MB`,
    ]),
  ]
    .map((row) => row.map((cell) => cell.padStart(10)).join(''))
    .join('\n');
