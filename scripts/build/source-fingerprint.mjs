import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadEnv } from 'vite';
import { filesIn } from '../lib/files-in.mjs';
import { ROOT } from '../lib/root.mjs';
import { digest } from './digest.mjs';

/** Folders with the sources that a site is built from, besides its content. */
const SOURCES = ['src', 'config', 'art', 'scripts/build', 'scripts/lib', 'public'];
/** Further files that a site is built from. */
const FILES = [
  'index.html',
  'scripts/build.mjs',
  'vite.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];

const IS_TEST = /[.]test[.]tsx?$/u;

/** @param {string} folder */
const sourcesIn = (folder) =>
  filesIn(join(ROOT, folder))
    .map((name) => join(folder, name))
    .filter((name) => !IS_TEST.test(name))
    .sort();

/** Returns the paths of all files that a site is built from, besides its content. */
export const sourceFiles = () => [...FILES, ...SOURCES.flatMap(sourcesIn)];

/**
 * Returns a hash of code and configuration. Two builds with the same fingerprint and the same
 * content have the same files. Only the time at which the content was read differs in their pages.
 */
export function fingerprint() {
  const names = sourceFiles();
  const env = Object.entries(loadEnv('production', ROOT, 'VITE_')).sort();
  const contents = names.map((name) => digest(readFileSync(join(ROOT, name))));
  // Include NODE_ENV, because React and compiled JSX differ between development and production.
  const { NODE_ENV = 'production' } = process.env;
  return digest(JSON.stringify([process.version, NODE_ENV, env, names, contents]));
}
