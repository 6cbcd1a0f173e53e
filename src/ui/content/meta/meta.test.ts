import { describe, expect, it } from 'vitest';
import { ROUTES } from '../../site/routes';
import { brand } from '../brand';
import { meta } from './meta';
import { descriptionOf, titleOf } from './page-meta';

describe('titles and descriptions', () => {
  it('exist for every page', () => {
    const { gallery: _, ...visited } = ROUTES;
    expect(Object.keys(meta)).toEqual(expect.arrayContaining(Object.keys(visited)));
  });

  it.each(Object.entries(meta))(
    'are short enough for search results: %s',
    (_, { title, description }) => {
      expect(title.length).toBeLessThanOrEqual(60);
      expect(description.length).toBeLessThanOrEqual(155);
      expect(description.length).toBeGreaterThan(50);
    },
  );

  it('differ from page to page', () => {
    const all = Object.values(meta);
    expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
    expect(new Set(all.map(({ description }) => description)).size).toBe(all.length);
  });

  it('shorten the name of a product or post after a whole word and keep the brand name', () => {
    expect(titleOf('Maydi Frankincense, Ten ml')).toBe(
      `Maydi Frankincense, Ten ml – ${brand.name}`,
    );
    const long = titleOf('One very long title, '.repeat(9));
    expect(long.length).toBeLessThanOrEqual(60);
    const end = ` – ${brand.name}`;
    expect(long.endsWith(end)).toBe(true);
    expect(long.slice(0, -end.length)).toMatch(/\w…$/u);
    expect(titleOf('x'.repeat(200)).length).toBeLessThanOrEqual(60);
  });

  it('use the beginning of a text as the description, or a general description without a text', () => {
    expect(descriptionOf('Bright\n\ncitrus.', 'Otherwise.')).toBe('Bright citrus.');
    expect(descriptionOf('word '.repeat(90), 'Otherwise.').length).toBeLessThanOrEqual(155);
    expect(descriptionOf('  ', 'Otherwise.')).toBe('Otherwise.');
  });
});
