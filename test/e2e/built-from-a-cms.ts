import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../../scripts/lib/root.mjs';
import { HOSTILE_POSTS } from '../fixtures/hostile-posts';
import { list } from './cms-content';
import { holds, POSTS, PRODUCTS } from './extreme-content';
import { json, openFakeCms } from './strapi-site';

/**
 * Builds the site from the CMS at this URL into a folder.
 * @returns the exit code and the output.
 */
export function buildFrom(cms: string, outDir: string) {
  const env = {
    ...process.env,
    // Removes `NODE_ENV`, which test runners set to `test`, because it would change the build.
    NODE_ENV: undefined,
    VITE_CATALOGUE: 'strapi',
    VITE_API_HOST: cms,
    VITE_API_TOKEN: '',
    VITE_SITE_URL: '',
    VITE_DEV_TOOLS: '',
    VITE_SERVICE_WORKER: '',
  };
  const child = spawn('node', ['scripts/build.mjs', '--out-dir', outDir], { cwd: ROOT, env });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part) => {
      said += part;
    });
  }
  return new Promise<{ code: number | null; said: string }>((resolve) => {
    child.on('close', (code) => resolve({ code, said }));
  });
}

/** Returns the path of a unique folder for a build. */
export const aFolder = (name: string) =>
  join(ROOT, 'node_modules/.cache/prerendered', `${name}-${process.pid}-${Math.random()}`);

const hostile = HOSTILE_POSTS.map((post, place) => ({ ...post, documentId: `hostile${place}` }));

/** Starts a fake CMS whose content differs from the sample content and includes hostile posts. */
export async function openOtherCms(port?: number) {
  const cms = await openFakeCms(port);
  holds(cms);
  cms.on('/api/blogs', json(list([...POSTS, ...hostile])));
  for (const post of hostile) {
    cms.on(`/api/blogs/${post.documentId}`, json({ data: post, meta: {} }));
  }
  return cms;
}

/**
 * Paths on the site that is built from `openOtherCms`: home, both lists with their second pages,
 * Contact Us, five products, two posts and every hostile post.
 */
export const OTHER_ADDRESSES = [
  ...['/', '/product', '/product/page/2', '/blog', '/blog/page/2', '/contactus'],
  ...PRODUCTS.slice(0, 5).map(({ documentId }) => `/product-detail/${documentId}`),
  ...[...POSTS.slice(0, 2), ...hostile].map(({ documentId }) => `/blog-detail/${documentId}`),
];
