import { describe, expect, it } from 'vitest';
import { PAGE_META } from '../../../../test/page-meta';
import { SITE_DETAILS } from '../../../adapters/embedded/embedded-site-details';
import { HOME } from '../../../adapters/embedded/texts/home';
import { ROUTES } from '../../site/routes';
import { homeTitle } from './home';
import { descriptionOf, searchTitleOf, titleEnding, titleOf } from './page-meta';

const ending = titleEnding(SITE_DETAILS.name);
const ALL = {
  ...Object.fromEntries(
    Object.entries(PAGE_META).map(([page, { title, description }]) => [
      page,
      { title: `${title}${ending}`, description },
    ]),
  ),
  home: { title: homeTitle(SITE_DETAILS), description: HOME.meta.description },
};

describe('titles and descriptions', () => {
  it('titles and descriptions exist for every page', () => {
    const { gallery: _, home: __, ...visited } = ROUTES;
    expect(Object.keys(PAGE_META)).toEqual(expect.arrayContaining(Object.keys(visited)));
  });

  it.each(Object.entries(ALL))(
    'titles and descriptions are short enough for search results: %s',
    (_, { title, description }) => {
      expect(title.length).toBeLessThanOrEqual(60);
      expect(description.length).toBeLessThanOrEqual(155);
      expect(description.length).toBeGreaterThan(50);
    },
  );

  it('titles and descriptions differ from page to page', () => {
    const all = Object.values(ALL);
    expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
    expect(new Set(all.map(({ description }) => description)).size).toBe(all.length);
  });

  it('titles and descriptions shorten the name of a product or post after a whole word and keep the brand name', () => {
    expect(titleOf('Maydi Frankincense, Ten ml', SITE_DETAILS.name)).toBe(
      `Maydi Frankincense, Ten ml – ${SITE_DETAILS.name}`,
    );
    const long = titleOf('One very long title, '.repeat(9), SITE_DETAILS.name);
    expect(long.length).toBeLessThanOrEqual(60);
    expect(long.endsWith(ending)).toBe(true);
    expect(long.slice(0, -ending.length)).toMatch(/\w…$/u);
    expect(titleOf('x'.repeat(200), SITE_DETAILS.name).length).toBeLessThanOrEqual(60);
  });

  it('titles and descriptions show the owner’s title for search results, with the brand name only if both fit', () => {
    const long = 'x'.repeat(60);
    expect(searchTitleOf('Maydi oil', SITE_DETAILS.name)).toBe(`Maydi oil${ending}`);
    expect(searchTitleOf('x'.repeat(60 - ending.length), SITE_DETAILS.name)).toHaveLength(60);
    expect(searchTitleOf('x'.repeat(61 - ending.length), SITE_DETAILS.name)).not.toContain(ending);
    expect(searchTitleOf(long, SITE_DETAILS.name)).toBe(long);
    expect(searchTitleOf(`${long}x`, SITE_DETAILS.name)).toHaveLength(60);
  });

  it('titles and descriptions use the beginning of a text as the description, or a general one if it is empty', () => {
    expect(descriptionOf('Bright\n\ncitrus.', 'Otherwise.')).toBe('Bright citrus.');
    expect(descriptionOf('word '.repeat(90), 'Otherwise.').length).toBeLessThanOrEqual(155);
    expect(descriptionOf('  ', 'Otherwise.')).toBe('Otherwise.');
  });
});
