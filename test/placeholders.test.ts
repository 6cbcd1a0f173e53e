import { describe, expect, it } from 'vitest';
import { SHIPPED } from '../cms/src/launch-checks/shipped-details';
import { SITE_DETAILS } from '../src/adapters/embedded/embedded-site-details';

// The CMS is a separate package with its own copy of what the site shows for an empty field, so
// this test compares the copies.

describe('the placeholders that the CMS knows', () => {
  it('the placeholders that the CMS knows are what the site shows', () => {
    const { name, contact } = SITE_DETAILS;
    const shown = Object.entries(SHIPPED).map(([field, placeholder]) => [field, placeholder.shown]);
    expect(Object.fromEntries(shown)).toEqual({
      name,
      email: contact.email,
      telephone: contact.telephone,
    });
  });
});
