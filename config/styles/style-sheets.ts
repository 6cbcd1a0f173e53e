import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeWhole } from '../write-whole.ts';
import type { EveryStyle } from './every-style.ts';
import { ADDRESS } from './load-views.ts';

/** Where the sheets are for Vite to read. */
export const FOLDER = fileURLToPath(
  new URL('../../node_modules/.cache/style-sheets', import.meta.url),
);

/** A sheet as Vite is to read it, which finds the files of addresses itself. */
const asSheet = (css: string): string =>
  css.replaceAll(ADDRESS, (_, file: string) =>
    relative(FOLDER, file.replace('?url&', '?').replace('?url', '')),
  );

/**
 * One sheet has the rules of all pages: of several, one that comes would rule over what the page was drawn with
 * until the next has come. The ground that pages stand on is another: documents that were drawn have it.
 */
export function writeSheets({ ground, rules, keyframes }: EveryStyle) {
  const site = [...rules, ...keyframes].map(({ css }) => css).join('\n');
  writeWhole(join(FOLDER, 'site.css'), asSheet(site));
  writeWhole(join(FOLDER, 'ground.css'), asSheet(ground));
}

/** Code of a text in which the addresses of files are still to come. */
function codeOf(text: string, imports: Map<string, string>): string {
  const parts = text.split(ADDRESS).map((part, place) => {
    if (place % 2 === 0) return JSON.stringify(part);
    const name = imports.get(part) ?? `file${imports.size}`;
    imports.set(part, name);
    return name;
  });
  return parts.join(' + ');
}

/** The rules as `page-styles.ts` reads them. */
export function rulesAsCode({ ground, rules, keyframes }: EveryStyle): string {
  const imports = new Map<string, string>();
  const listed = (all: EveryStyle['rules']) =>
    all.map(({ name, css }) => `{ name: ${JSON.stringify(name)}, css: ${codeOf(css, imports)} },`);
  const body = [
    `export const ground = ${codeOf(ground, imports)};`,
    `export const rules = [${listed(rules).join('\n')}];`,
    `export const keyframes = [${listed(keyframes).join('\n')}];`,
  ];
  const heads = [...imports].map(([file, name]) => `import ${name} from ${JSON.stringify(file)};`);
  return [...heads, ...body].join('\n');
}
