// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { aLawPage } from '../../../../test/builders/a-law-page';
import { SITE_DETAILS } from '../../../adapters/embedded/embedded-site-details';
import { NAVIGATION } from '../../../adapters/embedded/texts/navigation';
import { readShellContent } from '../../site/shell-content';
import { shellDocument } from './shell-document';

const { name, line, contact } = SITE_DETAILS;
const TEMPLATE = `<title>${name} – ${line}</title><p>${name}</p><p>${line}</p>
<a href="mailto:${contact.email}">${contact.email}</a><!--until-page--><!--/until-page-->`;

const own = {
  ...SITE_DETAILS,
  name: 'A & <b>',
  line: `By ${name} </script>`,
  contact: { ...contact, email: 'hodan@cms.example' },
};

const { text: _, inForceFrom: __, ...lawPage } = aLawPage({ title: '</script>' });
const parsed = (html: string) => new DOMParser().parseFromString(html, 'text/html');
const shell = { details: own, navigation: NAVIGATION, lawPages: [lawPage] };

it('shellDocument contains the details of the owner instead of those that ship with the site', () => {
  const document = parsed(shellDocument(TEMPLATE, shell, SITE_DETAILS));
  expect([...document.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
    own.name,
    own.line,
  ]);
  expect(document.querySelector('a')?.getAttribute('href')).toBe('mailto:hodan@cms.example');
  expect(readShellContent(document)).toEqual(shell);
});

it('shellDocument has no details when the build wrote none', () => {
  expect(readShellContent(parsed(TEMPLATE))).toBeNull();
});
