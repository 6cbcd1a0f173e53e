import { describe, expect, it } from 'vitest';

const files: Readonly<Record<string, string>> = import.meta.glob('../../../../art/svg/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The files that `<use>` can reference: whole drawings, and the sprite with its symbols. */
const drawings = Object.entries(files)
  .map(([path, svg]) => ({ name: path.split('/').at(-1) ?? path, svg }))
  .filter(({ svg }) => /^<svg [^>]*\bid="drawing"|<symbol /u.test(svg));

const PAINT =
  /^(?:none|currentColor|var\(--(?:plate|tear|hole|cut|ink),(?:none|currentColor|#[\dA-F]{6})\))$/u;

// Firefox and WebKit do not apply the stylesheet of an SVG file that `<use>` references.
describe.each(drawings)('the drawing $name, which `<use>` references', ({ svg }) => {
  it('a drawing that `<use>` references contains no styles, because they would not apply', () => {
    expect(svg).not.toMatch(/<style|\s(?:class|style)=/u);
  });

  it('a drawing that `<use>` references sets its colours only by attributes, with the variables of its surface', () => {
    const paints = [...svg.matchAll(/\s(?:fill|stroke)="([^"]*)"/gu)].map(([, paint]) => paint);
    expect(paints.length).toBeGreaterThan(0);
    for (const paint of paints) expect(paint).toMatch(PAINT);
  });

  it('a drawing that `<use>` references sets default fill and stroke on its root', () => {
    for (const [root] of svg.matchAll(/<(?:symbol|svg(?= [^>]*\bid="drawing"))[^>]*>/gu)) {
      expect(root).toMatch(/\sfill="/u);
      expect(root).toMatch(/\sstroke="/u);
    }
  });
});

it('the test of drawings finds those that the site references by `<use>`', () => {
  expect(drawings.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'boswellia-branch.svg',
      'plate-still.svg',
      'tree-maydi.svg',
      'ui-sprite.svg',
    ]),
  );
});
