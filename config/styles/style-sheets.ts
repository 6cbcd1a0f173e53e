import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeAtomically } from '../write-atomically.ts';
import type { EveryStyle } from './collect-styles.ts';
import { ADDRESS } from './load-components.ts';

/** Folder of the generated stylesheets. Vite resolves `#styles` to it. */
export const FOLDER = fileURLToPath(
  new URL('../../node_modules/.cache/style-sheets', import.meta.url),
);

/** Replaces the `ADDRESS` placeholders in CSS with relative paths, which Vite resolves to URLs. */
const asSheet = (css: string): string =>
  css.replaceAll(ADDRESS, (_, file: string) =>
    relative(FOLDER, file.replace('?url&', '?').replace('?url', '')),
  );

/**
 * Writes one stylesheet with the rules of all pages. If there were several stylesheets, the first
 * one to load would override styles of the prerendered page until the others had loaded. The global
 * styles are in a separate stylesheet, because prerendered documents already contain them.
 */
export function writeSheets({ ground, rules, keyframes }: EveryStyle) {
  const site = [...rules, ...keyframes].map(({ css }) => css).join('\n');
  writeAtomically(join(FOLDER, 'site.css'), asSheet(site));
  writeAtomically(join(FOLDER, 'ground.css'), asSheet(ground));
}

/**
 * Returns code that evaluates to `text`, with URLs in place of the placeholders. Adds the modules
 * that export these URLs to `imports`.
 */
function codeOf(text: string, imports: Map<string, string>): string {
  const parts = text.split(ADDRESS).map((part, place) => {
    if (place % 2 === 0) return JSON.stringify(part);
    const name = imports.get(part) ?? `file${imports.size}`;
    imports.set(part, name);
    return name;
  });
  return parts.join(' + ');
}

/** Removes the whitespace and semicolons that Emotion writes and browsers do not need. */
const compact = (css: string): string =>
  css.replaceAll(';}', '}').replaceAll(/(?<=[\w%)])([,:]) (?=[\w.-])/gu, '$1');

/** Returns the code of a module with the rules, for `page-styles.ts`. */
export function rulesAsCode({ ground, rules, keyframes }: EveryStyle): string {
  const imports = new Map<string, string>();
  const listed = (all: EveryStyle['rules']) =>
    all.map(
      ({ name, css }) =>
        `{ name: ${JSON.stringify(name)}, css: ${codeOf(compact(css), imports)} },`,
    );
  const body = [
    `export const ground = ${codeOf(compact(ground), imports)};`,
    `export const rules = [${listed(rules).join('\n')}];`,
    `export const keyframes = [${listed(keyframes).join('\n')}];`,
  ];
  const heads = [...imports].map(([file, name]) => `import ${name} from ${JSON.stringify(file)};`);
  return [...heads, ...body].join('\n');
}
