import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { misplacedTexts } from '../../config/lint/misplaced-texts.ts';

const SRC = resolve(import.meta.dirname, '../../src');

/** Places where copy may be written, with the reason. */
const WRITTEN_IN: Readonly<Record<string, string>> = {
  'ui/content/': 'where the owner looks',
  'ui/dev/': 'only developers see the showcase',
  'adapters/in-memory/sample/': 'the content of a shop without a CMS',
  'adapters/in-memory/scenarios/': 'content made up for tests',
  'adapters/local/': 'the testimonials, which the README names to the owner',
  'application/content-error.ts': "the specification makes these the errors' own messages",
  'domain/catalogue/volume.ts': "the CMS's own values, which are their labels too",
  'domain/catalogue/known-facts.ts':
    'the labels by which an owner tells facts, which are shown as they are',
  'adapters/in-memory/refusal.ts': 'the words of a CMS to who writes entries',
  'adapters/strapi/http/strapi-client.ts': 'a header',
  'adapters/strapi/wire/': 'written to the log',
  'application/use-cases/enquiries/send-queued-enquiries.ts': 'written to the log',
  'composition/config.ts': 'shown to whoever builds the site',
  'composition/edge-settings.ts': 'shown to whoever runs the worker',
  'edge/purge-hook.ts': 'sent to the CMS',
  'edge/edge-handler.ts': 'sent to programs that do not read pages',
  'ui/seo/live-links.ts': 'shown to editors in the report of a publication',
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
  it('is in the owner’s files and nowhere else in the code', () => {
    expect(files.length).toBeGreaterThan(500);
    expect(files.filter((name) => !reasonOf(name)).flatMap(wordsOf)).toEqual([]);
  });

  it.each(Object.entries(WRITTEN_IN))('exists in %s: %s', (place) => {
    expect(files.filter((name) => name.startsWith(place)).flatMap(wordsOf)).not.toEqual([]);
  });
});

describe('copy in code', () => {
  it.each([
    ['between tags', '<p>Retry</p>'],
    ['between tags, as a value', "<p>{busy ? 'one moment' : children}</p>"],
    ['between tags, at times', "<p>{busy && 'sending'}</p>"],
    ['between tags, with a value in it', `<p>{\`\${count} found\`}</p>`],
    ['as what is read out', '<button aria-label="close" />'],
    ['as what is read out, one or the other', "<nav aria-label={label ?? 'Pages'} />"],
    ['as what is read out unless told', "function Pages({ label = 'Pages' }) {}"],
    ['as the name of a page', '<PageIntro name="Wholesale" />'],
    ['as a property that is shown', "notify({ message: 'copied' })"],
    ['as a label made of a value', `const filter = { label: (n) => \`\${n} and up\` }`],
    ['as a sentence anywhere', "const text = sent ? 'You are on the list' : null"],
    ['as a sentence around a value', `say(\`\${what} could not be loaded.\`)`],
    ['as words between values', `const rating = \`\${stars} out of \${most}\``],
    ['as a word that ends like a sentence', "const prefix = 'Error: '"],
  ])('is found %s', (_, code) => {
    expect(wordsIn('planted.tsx', code)).toHaveLength(1);
  });

  it.each([
    ['what is thrown', "throw new Error('A toast stands in a ToastStack')"],
    ['what is rejected with', "reject(new TypeError('It is not a list'))"],
    ['what is logged', "console.warn('The toasts did not load', cause)"],
    ['what is compared with', "<p>{kind === 'newsletter' && children}</p>"],
    ['a type', "type Network = 'Face book' | 'You Tube'"],
    ["a property's name", "const heights = { 'Ten ml': 45 }"],
    ['a style', "css({ border: '1px solid currentColor', color: 'Canvas !important' })"],
    ['a font', "const serif = 'Ibarra, Times New Roman, serif'"],
    ['a selector', "css({ 'li li li ul, li li li ol': {} })"],
    ['the name of a drawing', '<Icon name="arrow-l" />'],
    ['what comes from the content', `<p>{\`\${words.page} – \${brand.name}\`}</p>`],
    ['a sign between values', '<li>…</li>'],
  ])('is not %s', (_, code) => {
    expect(wordsIn('planted.tsx', code)).toEqual([]);
  });
});
