// @vitest-environment node
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  placeholderSentences,
  refusePlaceholders,
  reportPlaceholders,
} from '../scripts/build/placeholders.mjs';

const FOUND = [
  { what: 'telephone', shown: '+44 20 7946 0123' },
  { what: 'testimonials', shown: 'Amina, Jonas' },
] as const;

afterEach(() => void vi.restoreAllMocks());

describe('the placeholders of a build', () => {
  it('the placeholders of a build are named with the place in the panel where each is changed', () => {
    expect(placeholderSentences(FOUND, 'https://cms.example')).toEqual([
      'the telephone number: +44 20 7946 0123 (change it at https://cms.example/admin/content-manager/single-types/api::site.site)',
      'the sample testimonials: Amina, Jonas (change it at https://cms.example/admin/content-manager/collection-types/api::testimonial.testimonial)',
    ]);
  });

  it('the placeholders of a build are named with the file of a site without a CMS', () => {
    expect(placeholderSentences(FOUND, null)[0]).toContain('embedded-site-details.ts');
  });

  it('the placeholders of a build are printed as one block; without placeholders nothing is printed', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    reportPlaceholders([]);
    expect(warn).not.toHaveBeenCalled();
    reportPlaceholders(['a', 'b']);
    expect(warn.mock.calls).toEqual([['Visitors will see 2 placeholders:\n- a\n- b']]);
  });

  it('the placeholders of a build stop a strict build', () => {
    expect(() => refusePlaceholders(['a', 'b'])).toThrow(
      'Visitors would see 2 placeholders:\n- a\n- b',
    );
    refusePlaceholders([]);
  });
});
