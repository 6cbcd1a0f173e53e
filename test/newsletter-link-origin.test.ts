import { expect, it } from 'vitest';
import { linkOrigin, siteOrigin } from '../cms/src/newsletter/link-origin';

const SITE = 'https://www.example.com';

it.each([
  [[SITE, 'https://other.example'], SITE],
  [['http://localhost:*', ` ${SITE}`], SITE],
  [['http://localhost:*'], null],
  [['www.example.com', `${SITE}/`], null],
  [[], null],
])('given the site origins %j, links back to the site lead to %s', (origins, site) => {
  expect(siteOrigin(origins)).toBe(site);
});

it.each([
  ['behind nginx, which forwards calls under the site’s name', SITE, ['www.example.com'], SITE],
  ['with its host in capitals', SITE, ['cms.example.com', ' WWW.example.com '], SITE],
  ['on another host than the CMS', SITE, ['cms.example.com'], null],
  ['whose origin is unknown', null, ['www.example.com'], null],
])('links of a site %s lead to the right origin', (_, site, hosts, origin) => {
  expect(linkOrigin(site, hosts)).toBe(origin);
});
