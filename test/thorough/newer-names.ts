import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import ts from 'typescript';

const LIBS = dirname(createRequire(import.meta.url).resolve('typescript'));
/**
 * TypeScript library files of the DOM and of the ECMAScript editions that all supported browsers
 * implement.
 */
const SUPPORTED_EDITION = /^lib[.](?:es5|es6|es20(?:1\d|20|21|22)|dom)(?:[.]|$)/u;
const NEWER_EDITION = /^lib[.]es(?:202[3-9]|next)[.]/u;

/**
 * Names from newer editions that the code may use. All supported browsers have the first two.
 * `toArray` is also a function of React, and the check compares names only.
 */
const SUPPORTED_ANYWAY = ['findLast', 'findLastIndex', 'toArray'];

/**
 * Browser APIs that some supported browsers lack. They are listed by hand, because TypeScript's DOM
 * library does not record when an API was added.
 */
const NEWER_IN_BROWSERS = [
  ...['AbortSignal.any', 'AbortSignal.timeout', 'Intl.Segmenter', 'Intl.DurationFormat'],
  ...['URL.canParse', 'URL.parse', 'CSS.registerProperty', 'Response.json'],
  ...['caretPositionFromPoint', 'checkVisibility', 'getHTML', 'moveBefore', 'requestIdleCallback'],
  ...['setHTML', 'setHTMLUnsafe', 'showPopover', 'hidePopover', 'togglePopover'],
  ...['startViewTransition', 'transferToImageBitmap', 'cookieStore'],
];

/**
 * Returns the names of the members that the wanted library files declare, such as `toSorted`, or
 * `Object.groupBy` for a member of a constructor. The call for the supported editions adds their
 * interfaces to `owners`. The call for newer editions skips all interfaces that are not in it.
 */
function namesIn(isWanted: (file: string) => boolean, owners?: Set<string>): ReadonlySet<string> {
  const names = new Set<string>();
  for (const file of readdirSync(LIBS).filter((name) => name.endsWith('.d.ts') && isWanted(name))) {
    const source = ts.createSourceFile(
      file,
      readFileSync(join(LIBS, file), 'utf8'),
      ts.ScriptTarget.Latest,
    );
    const visit = (node: ts.Node): void => {
      if (ts.isInterfaceDeclaration(node)) {
        const owner = /^(?<owner>\w+)Constructor$/u.exec(node.name.text)?.groups?.['owner'];
        // Skips members of interfaces that only newer editions have, because code cannot use them
        // without the name of the new type.
        if (isWanted('lib.es5.d.ts')) owners?.add(node.name.text);
        else if (owners?.has(node.name.text) === false) return;
        for (const { name } of node.members) {
          if (name === undefined || !ts.isIdentifier(name)) continue;
          names.add(owner === undefined ? name.text : `${owner}.${name.text}`);
        }
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return names;
}

/**
 * Returns the names that a supported browser may lack and that no older edition uses for something
 * else.
 */
export function newerNames(): ReadonlySet<string> {
  const owners = new Set<string>();
  const supported = namesIn((file) => SUPPORTED_EDITION.test(file), owners);
  const newer = [...namesIn((file) => NEWER_EDITION.test(file), owners), ...NEWER_IN_BROWSERS];
  return new Set(
    newer.filter(
      (name) =>
        NEWER_IN_BROWSERS.includes(name) ||
        !(supported.has(name) || SUPPORTED_ANYWAY.includes(name)),
    ),
  );
}
