import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import ts from 'typescript';

const LIBS = dirname(createRequire(import.meta.url).resolve('typescript'));
/** The editions of JavaScript that the oldest promised browsers know. */
const KNOWN_EDITION = /^lib[.](?:es5|es6|es20(?:1\d|20|21|22)|dom)(?:[.]|$)/u;
const NEWER_EDITION = /^lib[.]es(?:202[3-9]|next)[.]/u;

/** Of a newer edition, and in all promised browsers all the same; `toArray` is also React's. */
const KNOWN_ALL_THE_SAME = ['findLast', 'findLastIndex', 'toArray'];

/** Of browsers, not of the language: TypeScript does not tell their age. */
const NEWER_IN_BROWSERS = [
  ...['AbortSignal.any', 'AbortSignal.timeout', 'Intl.Segmenter', 'Intl.DurationFormat'],
  ...['URL.canParse', 'URL.parse', 'CSS.registerProperty', 'Response.json'],
  ...['caretPositionFromPoint', 'checkVisibility', 'getHTML', 'moveBefore', 'requestIdleCallback'],
  ...['setHTML', 'setHTMLUnsafe', 'showPopover', 'hidePopover', 'togglePopover'],
  ...['startViewTransition', 'transferToImageBitmap', 'cookieStore'],
];

/** `toSorted` of a method, `Object.groupBy` of one that a constructor has. */
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
        // What belongs to a thing that is new itself is not met without that.
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

/** What a promised browser may lack: names that no older edition uses for something else. */
export function newerNames(): ReadonlySet<string> {
  const owners = new Set<string>();
  const known = namesIn((file) => KNOWN_EDITION.test(file), owners);
  const newer = [...namesIn((file) => NEWER_EDITION.test(file), owners), ...NEWER_IN_BROWSERS];
  return new Set(
    newer.filter(
      (name) =>
        NEWER_IN_BROWSERS.includes(name) || !(known.has(name) || KNOWN_ALL_THE_SAME.includes(name)),
    ),
  );
}
