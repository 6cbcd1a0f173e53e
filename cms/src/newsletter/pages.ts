import { documentOf } from '../no-js-forms/document-of';
import { kindOf } from '../no-js-forms/kinds';
import { html, type Markup, NOTHING } from '../no-js-forms/markup';
import type { Subscriber } from './subscriber';
import { words } from './words';

/** Origin of the site, for the link back; null when it is unknown. */
type Site = string | null;

const [, SIGN_UP] = kindOf('newsletter');

// The address of the page contains a token, so the site's pages must not receive it as referrer.
const backTo = (site: Site, path: string) =>
  site === null
    ? NOTHING
    : html`<p><a href="${site}${path}" rel="noreferrer">${words.back}</a></p>`;

const page = (heading: string, content: readonly Markup[]) =>
  documentOf({ title: heading, heading, content: html`${content}` });

const notice = (
  { heading, text }: { readonly heading: string; readonly text: readonly string[] },
  site: Site,
  path = '/',
) => page(heading, [...text.map((one) => html`<p>${one}</p>\n`), backTo(site, path)]);

/** A form with one button and no fields. The action `?` is the current URL without its fragment. */
const oneButton = (label: string) =>
  html`<form method="post" action="?"><p><button>${label}</button></p></form>\n`;

export const mailSentPage = (site: Site) => notice(words.mailSent, site);
export const confirmedPage = (site: Site) => notice(words.confirmed, site);
export const invalidPage = (site: Site) => notice(words.invalid, site, SIGN_UP.address);
export const withdrawnPage = (site: Site) => notice(words.withdrawn, site);
export const unknownPage = (site: Site) => notice(words.unknown, site);

/** Page with the button that confirms a sign-up. Shows the data that the sign-up contains. */
export const confirmPage = ({ email, name, consent }: Subscriber, site: Site) => {
  const { heading, button, ...labels } = words.confirm;
  const named = name ? html`<br>\n${labels.name} ${name}` : NOTHING;
  return page(heading, [
    html`<p>${labels.email} ${email ?? ''}${named}</p>\n`,
    html`<p>${words.consent} “${consent ?? ''}”</p>\n`,
    oneButton(button),
    backTo(site, '/'),
  ]);
};

export const withdrawPage = (site: Site) => {
  const { heading, text, button } = words.withdraw;
  return page(heading, [
    ...text.map((one) => html`<p>${one}</p>\n`),
    oneButton(button),
    backTo(site, '/'),
  ]);
};
