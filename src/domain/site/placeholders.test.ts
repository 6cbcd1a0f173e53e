import { expect, it } from 'vitest';
import type { Testimonial } from '../shared/testimonial';
import { placeholdersIn } from './placeholders';
import type { SiteDetails } from './site-details';

const SHIPPED = {
  name: 'Sanaag',
  contact: { email: 'hello@example.com', telephone: '+44 20 7946 0123', region: 'Somalia' },
} as SiteDetails;
const OWN = {
  name: 'Cal Madow',
  contact: { email: 'us@calmadow.example', telephone: '+252 63 412345', region: 'Somalia' },
} as SiteDetails;

const by = (name: string, sample: boolean) => ({ name, sample }) as Testimonial;

it('placeholders are the details that ship with the site, and testimonials that are samples', () => {
  expect(placeholdersIn(SHIPPED, SHIPPED, [by('Amina', true), by('Jonas', true)])).toEqual([
    { what: 'name', shown: 'Sanaag' },
    { what: 'email', shown: 'hello@example.com' },
    { what: 'telephone', shown: '+44 20 7946 0123' },
    { what: 'testimonials', shown: 'Amina, Jonas' },
  ]);
});

it('placeholders include a sample value that the owner typed with other capitals or spaces', () => {
  const typed = { ...OWN, contact: { ...OWN.contact, email: ' Hello@Example.COM' } };
  expect(placeholdersIn(typed, SHIPPED, []).map(({ what }) => what)).toEqual(['email']);
});

it('placeholders are none where the owner filled in everything', () => {
  expect(placeholdersIn(OWN, SHIPPED, [by('Amina', false)])).toEqual([]);
});
