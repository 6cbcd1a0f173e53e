// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { SITE_DETAILS } from './adapters/embedded/embedded-site-details';
import { ABOUT } from './adapters/embedded/texts/about';
import { NAVIGATION } from './adapters/embedded/texts/navigation';
import { SIGN_UP } from './adapters/embedded/texts/sign-up';
import { seedShell } from './entry-shell';
import { shellDocument } from './ui/app/documents/shell-document';
import { newQueryCache } from './ui/site/queries/query-cache';
import { cachedPageTexts } from './ui/site/queries/use-page-texts';
import { ROUTES } from './ui/site/routes';
import type { ShellContent } from './ui/site/shell-content';

const NOT_FOUND = { ...SIGN_UP, notFound: { ...SIGN_UP.notFound, title: 'Lost' } };
const SHELL: ShellContent = { details: SITE_DETAILS, navigation: NAVIGATION, lawPages: [] };

const write = (shell: ShellContent) => {
  document.body.innerHTML = shellDocument(
    '<!--until-page--><!--/until-page-->',
    shell,
    SITE_DETAILS,
  );
};

async function seeded(path: string) {
  const cache = newQueryCache();
  await seedShell(cache, path);
  return cachedPageTexts(cache);
}

beforeEach(() => {
  document.body.innerHTML = '';
});

it('the app shows the owner’s texts of the page instead of those that ship with the site', async () => {
  const about = { ...ABOUT, meta: { ...ABOUT.meta, title: 'Who we are' } };
  write({ ...SHELL, texts: { about } });
  expect((await seeded(ROUTES.about))('about')).toEqual(about);
});

it('the app shows the owner’s texts of the not-found page, which an unknown address leads to', async () => {
  write({ ...SHELL, texts: { 'sign-up': NOT_FOUND } });
  expect((await seeded('/nowhere'))('sign-up')).toEqual(NOT_FOUND);
});

it('the app shows the texts that ship with the site where the document has no others', async () => {
  write(SHELL);
  expect((await seeded(ROUTES.about))('about')).toEqual(ABOUT);
  document.body.innerHTML = '';
  const texts = await seeded(ROUTES.about);
  expect([texts('about'), texts('navigation')]).toEqual([ABOUT, NAVIGATION]);
});
