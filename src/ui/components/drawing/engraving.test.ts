import { describe, expect, it } from 'vitest';

const files: Readonly<Record<string, string>> = import.meta.glob('../../../../art/svg/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Those that a `<use>` can refer to: one whole drawing, or the symbols of the sprite. */
const drawings = Object.entries(files)
  .map(([path, svg]) => ({ name: path.split('/').at(-1) ?? path, svg }))
  .filter(({ svg }) => /^<svg [^>]*\bid="drawing"|<symbol /u.test(svg));

const PAINT =
  /^(?:none|currentColor|var\(--(?:plate|tear|hole|cut|ink),(?:none|currentColor|#[\dA-F]{6})\))$/u;

// Firefox and WebKit do not apply a file's own style sheet to what another document takes from it.
describe.each(drawings)('the drawing $name, used by reference', ({ svg }) => {
  it('has no style of its own that stays behind', () => {
    expect(svg).not.toMatch(/<style|\s(?:class|style)=/u);
  });

  it('is painted by attributes alone, in the colours of its ground', () => {
    const paints = [...svg.matchAll(/\s(?:fill|stroke)="([^"]*)"/gu)].map(([, paint]) => paint);
    expect(paints.length).toBeGreaterThan(0);
    for (const paint of paints) expect(paint).toMatch(PAINT);
  });

  it('says at its root what is painted where a shape does not', () => {
    for (const [root] of svg.matchAll(/<(?:symbol|svg(?= [^>]*\bid="drawing"))[^>]*>/gu)) {
      expect(root).toMatch(/\sfill="/u);
      expect(root).toMatch(/\sstroke="/u);
    }
  });
});

it('finds the drawings that are used by reference', () => {
  expect(drawings.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'boswellia-branch.svg',
      'plate-still.svg',
      'tree-maydi.svg',
      'ui-sprite.svg',
    ]),
  );
});
