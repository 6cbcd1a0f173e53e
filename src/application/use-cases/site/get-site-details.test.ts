import { expect, it } from 'vitest';
import { aPicture } from '../../../../test/builders/a-picture';
import { SITE_DETAILS } from '../../../adapters/embedded/embedded-site-details';
import { getSiteDetails, getSiteForSharing } from './get-site-details';

const site = { ...SITE_DETAILS, sharingPicture: aPicture() };
const source = { get: async () => site };

it('getSiteDetails leaves out the picture for shared links', async () => {
  expect(await getSiteDetails(source)()).toStrictEqual(SITE_DETAILS);
});

it('getSiteForSharing includes the picture for shared links', async () => {
  expect(await getSiteForSharing(source)()).toBe(site);
});
