import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { misplacedTexts } from '../../config/lint/misplaced-texts.ts';

const SRC = resolve(import.meta.dirname, '../../src');

/** Files and folders that may contain copy, each with the reason. */
const WRITTEN_IN: Readonly<Record<string, string>> = {
  'ui/content/': 'the owner edits the copy there',
  'ui/dev/': 'only developers see the showcase',
  'adapters/in-memory/sample/': 'the content of a shop without a CMS',
  'adapters/in-memory/scenarios/': 'content generated for tests',
  'adapters/embedded/': 'what the site shows until the CMS contains it',
  'application/content-error.ts': 'the specification prescribes these error messages',
  'domain/batches/batch.ts': 'values of the CMS that are also shown as labels',
  'domain/catalogue/availability.ts': 'values of the CMS that are also shown as labels',
  'domain/catalogue/volume.ts': 'values of the CMS that are also shown as labels',
  'domain/site/placeholders.ts': 'names of the fields, for the report of a publication',
  'domain/texts/page-texts.ts': 'titles of single types in the CMS',
  'domain/catalogue/known-facts.ts':
    'labels of facts, which are entered in the CMS and shown unchanged',
  'adapters/copied-documents/': 'written to the log',
  'adapters/in-memory/refuse-write.ts': 'error messages of a CMS for editors',
  'adapters/strapi/http/strapi-client.ts': 'a header',
  'adapters/strapi/wire/': 'written to the log',
  'adapters/strapi/texts/': 'written to the log',
  'application/use-cases/enquiries/send-queued-enquiries.ts': 'written to the log',
  'composition/config.ts': 'shown during a build',
  'composition/edge-settings.ts': 'shown to the operator of the worker',
  'edge/purge-hook.ts': 'sent to the CMS',
  'edge/edge-handler.ts': 'sent to clients that request no page',
  'ui/app/undescribed-pictures.ts': 'shown to editors in the report of a publication',
  'ui/seo/live-links.ts': 'shown to editors in the report of a publication',
  'ui/seo/link-previews/share-scenes.ts': 'keys of the names of pages, which the owner words',
  'ui/theme/global/fonts.ts': 'the names of fonts',
};

const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => /(?<!\.test)\.tsx?$/u.test(name));

const reasonOf = (name: string) => Object.keys(WRITTEN_IN).find((place) => name.startsWith(place));

const wordsIn = (name: string, code: string): readonly string[] => {
  const file = ts.createSourceFile(name, code, ts.ScriptTarget.Latest, true);
  return misplacedTexts(file).map(({ line, words }) => `${name}:${line} ${words}`);
};
const wordsOf = (name: string) => wordsIn(name, readFileSync(join(SRC, name), 'utf8'));

describe('the copy of the site', () => {
  it('the copy of the site is in the listed files and nowhere else in the code', () => {
    expect(files.length).toBeGreaterThan(500);
    expect(files.filter((name) => !reasonOf(name)).flatMap(wordsOf)).toEqual([]);
  });

  it.each(Object.entries(WRITTEN_IN))('the copy of the site exists in %s: %s', (place) => {
    expect(files.filter((name) => name.startsWith(place)).flatMap(wordsOf)).not.toEqual([]);
  });
});

describe('copy in code', () => {
  it.each([
    ['between tags', '<p>Retry</p>'],
    ['between tags, as a value', "<p>{busy ? 'one moment' : children}</p>"],
    ['between tags, under a condition', "<p>{busy && 'sending'}</p>"],
    ['between tags, with an interpolated value', `<p>{\`\${count} found\`}</p>`],
    ['as an accessible name', '<button aria-label="close" />'],
    ['as the fallback of an accessible name', "<nav aria-label={label ?? 'Pages'} />"],
    ['as the default of a label', "function Pages({ label = 'Pages' }) {}"],
    ['as the name of a page', '<PageIntro name="Wholesale" />'],
    ['as a property that is shown', "notify({ message: 'copied' })"],
    ['as a label with an interpolated value', `const filter = { label: (n) => \`\${n} and up\` }`],
    ['as a sentence anywhere', "const text = sent ? 'You are on the list' : null"],
    ['as a sentence around a value', `say(\`\${what} could not be loaded.\`)`],
    ['as words between values', `const rating = \`\${stars} out of \${most}\``],
    ['as a word that ends like a sentence', "const prefix = 'Error: '"],
  ])('copy in code is found %s', (_, code) => {
    expect(wordsIn('planted.tsx', code)).toHaveLength(1);
  });

  it.each([
    ['the message of a thrown error', "throw new Error('A toast stands in a ToastStack')"],
    ['the message of a rejection', "reject(new TypeError('It is not a list'))"],
    ['a logged message', "console.warn('The toasts did not load', cause)"],
    ['a compared value', "<p>{kind === 'newsletter' && children}</p>"],
    ['a type', "type Network = 'Face book' | 'You Tube'"],
    ["a property's name", "const heights = { 'Ten ml': 45 }"],
    ['a style', "css({ border: '1px solid currentColor', color: 'Canvas !important' })"],
    ['a font', "const serif = 'Ibarra, Times New Roman, serif'"],
    ['a selector', "css({ 'li li li ul, li li li ol': {} })"],
    ['the name of an icon', '<Icon name="arrow-l" />'],
    ['a text from the content', `<p>{\`\${words.page} – \${brand.name}\`}</p>`],
    ['a single character', '<li>…</li>'],
  ])('copy in code does not include %s', (_, code) => {
    expect(wordsIn('planted.tsx', code)).toEqual([]);
  });
});
