import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PREVIEWED } from '../cms/src/preview/previewed-types';
import { redirects } from '../config/host-redirects.mjs';
import { PAGES } from '../config/site-pages.mjs';
import { nginxRedirects } from '../scripts/lib/nginx-rules.mjs';
import { PAGED_TYPES } from '../src/application/content-types/content-types';
import { CONTENT_ROUTES } from '../src/ui/site/routes';
import { SCHEMAS } from './contracts/cms-schemas';

// Each test compares the site's list of content types with a file that has its own copy of the
// list. Such a file cannot import the list: the CMS is a separate package, and the scripts cannot
// import TypeScript, because Node runs them without compiling.
describe.each(PAGED_TYPES)('the content type %s', (type) => {
  const { document, list } = CONTENT_ROUTES[type];
  const page = document.replace(':id', '');
  const inApi = SCHEMAS.get(type)?.info.pluralName;

  it('each content type is public in the CMS, with previews at its page: cms/src/content-types', () => {
    expect(Object.entries(PREVIEWED)).toContainEqual([
      `api::${type}.${type}`,
      expect.objectContaining({ list: inApi, path: page }),
    ]);
  });

  it.skipIf(list === null)(
    'each content type has one address for the first page of its list: site-pages.mjs',
    () => {
      const redirect = { from: `${list}/page/1`, to: list, status: 301 };
      expect(redirects({ shellOnly: false })).toContainEqual(redirect);
    },
  );

  it.skipIf(list === null)(
    'each content type has its list and a document among the pages of the browser tests: site-pages.mjs',
    () => {
      expect(PAGES).toContain(list);
      expect(PAGES).toContainEqual(expect.stringMatching(`^${page}[^/]+$`));
    },
  );
});

it('nginx has the redirects of every host: run `npm run nginx`', () => {
  const file = join(import.meta.dirname, '../deploy/nginx/sanaag/redirects.conf');
  expect(readFileSync(file, 'utf8')).toBe(nginxRedirects());
});
