import { describe, expect, it } from 'vitest';
import { titleInVolume } from './title-in-volume';
import { VOLUMES } from './volume';

describe('titleInVolume', () => {
  it.each([
    'Maydi Frankincense, Ten ml',
    'Maydi Frankincense, TEN ML',
    'Maydi Frankincense Ten_ml',
    'Maydi Frankincense ten-ml',
    'Maydi Frankincense – 10 ml',
    'Maydi Frankincense (10ml)',
    'Maydi Frankincense 10 mL',
    'Maydi Frankincense, 10 millilitres',
    'Maydi Frankincense 10 milliliter',
    'Maydi Frankincense 10.0 ml',
    '10 ml of Maydi Frankincense',
    'Maydi Frankincense, 3 × 10 ml',
    'Discovery Pair, Ten and Thirty ml',
    'Discovery Pair, 10 ml + 30 ml',
  ])('titleInVolume leaves "%s" unchanged for ten ml', (title) => {
    expect(titleInVolume(title, 'Ten ml')).toBe(title);
  });

  it.each([
    ['Maydi Frankincense, Ten ml', 'Bulk', 'Maydi Frankincense, Bulk'],
    ['Maydi Frankincense (10ml)', 'Thirty ml', 'Maydi Frankincense (Thirty ml)'],
    ['Maydi Frankincense, Bulk', 'Ten ml', 'Maydi Frankincense, Ten ml'],
    ['Discovery Pair, Ten and Thirty ml', 'Bulk', 'Discovery Pair, Bulk'],
    ['Trio, 3 x 10 ml', 'Bulk', 'Trio, Bulk'],
    ['Maydi Frankincense, 100 ml', 'Ten ml', 'Maydi Frankincense, Ten ml'],
    ['Maydi Frankincense, 110ml', 'Ten ml', 'Maydi Frankincense, Ten ml'],
    ['Maydi Frankincense, 1.10 ml', 'Ten ml', 'Maydi Frankincense, Ten ml'],
  ] as const)(
    'titleInVolume replaces another volume with the requested one: "%s" in %s',
    (title, volume, named) => {
      expect(titleInVolume(title, volume)).toBe(named);
    },
  );

  it.each([
    ['Maydi Frankincense', 'Maydi Frankincense, Ten ml'],
    ['Maydi Frankincense, ', 'Maydi Frankincense, Ten ml'],
    ['Bulkhead Lamp', 'Bulkhead Lamp, Ten ml'],
    ['Often Ten mlada', 'Often Ten mlada, Ten ml'],
    ['Resin No. 10', 'Resin No. 10, Ten ml'],
    ['乳香', '乳香, Ten ml'],
    ['$& $1', '$& $1, Ten ml'],
  ])('titleInVolume appends the volume to "%s", which mentions none', (title, named) => {
    expect(titleInVolume(title, 'Ten ml')).toBe(named);
  });

  it('titleInVolume adds no volume when none is requested', () => {
    expect(titleInVolume('Maydi Frankincense, Ten ml', null)).toBe('Maydi Frankincense, Ten ml');
    expect(titleInVolume('Roll-on', null)).toBe('Roll-on');
  });

  it.each(VOLUMES)('titleInVolume is idempotent for %s', (volume) => {
    for (const title of ['Maydi', 'Maydi, 30ml', 'Bulk resin', 'Pair, Ten and Thirty ml']) {
      const once = titleInVolume(title, volume);
      expect(titleInVolume(once, volume)).toBe(once);
    }
  });
});
