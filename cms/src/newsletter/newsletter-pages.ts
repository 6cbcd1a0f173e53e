import { kindOf } from '../no-js-forms/form-kinds';
import { htmlDocument } from '../no-js-forms/html-document';
import { html, type Markup, NOTHING } from '../no-js-forms/markup';
import type { TextsOf } from '../page-texts/read-texts';
import type { Brand } from '../site/read-brand';
import { words } from './newsletter-texts';
import type { Subscriber } from './subscriber';

/** What every page of the newsletter shows. */
export interface PageFrame {
  readonly brand: Brand;
  /** Origin of the site, for the link back; null when it is unknown. */
  readonly site: string | null;
}

const [, SIGN_UP] = kindOf('newsletter');

// The address of the page contains a token, so the site's pages must not receive it as referrer.
const backTo = ({ site }: PageFrame, path: string) =>
  site === null
    ? NOTHING
    : html`<p><a href="${site}${path}" rel="noreferrer">${words.back}</a></p>`;

const page = ({ brand }: PageFrame, heading: string, content: readonly Markup[]) =>
  htmlDocument({ brand, title: heading, heading, content: html`${content}` });

const notice = (
  { heading, text }: { readonly heading: string; readonly text: readonly string[] },
  frame: PageFrame,
  path = '/',
) => page(frame, heading, [...text.map((one) => html`<p>${one}</p>\n`), backTo(frame, path)]);

/**
 * A form with one button and no fields. The action `?` sends it to the path of the current page,
 * which contains the token.
 */
const oneButton = (label: string) =>
  html`<form method="post" action="?"><p><button>${label}</button></p></form>\n`;

/**
 * Page after a sign-up without JavaScript. The visitor confirms later, through a link in a mail.
 */
export const mailSentPage = (frame: PageFrame, texts: TextsOf<'sign-up'>) => {
  const { address, nothingThere } = words.mailSent;
  const text = texts.toConfirmText.replaceAll('#', () => address);
  return notice({ heading: texts.toConfirmHeading, text: [text, nothingThere] }, frame);
};

export const confirmedPage = (frame: PageFrame, texts: TextsOf<'sign-up'>) =>
  notice({ heading: texts.onTheListHeading, text: [texts.onTheListText] }, frame);

export const invalidPage = (frame: PageFrame) => notice(words.invalid, frame, SIGN_UP.address);
export const withdrawnPage = (frame: PageFrame) => notice(words.withdrawn, frame);
export const unknownPage = (frame: PageFrame) => notice(words.unknown, frame);

/** Page with the button that confirms a sign-up. Shows the data that the sign-up contains. */
export const confirmPage = ({ email, name, consent }: Subscriber, frame: PageFrame) => {
  const { heading, button, ...labels } = words.confirm;
  const named = name ? html`<br>\n${labels.name} ${name}` : NOTHING;
  return page(frame, heading, [
    html`<p>${labels.email} ${email ?? ''}${named}</p>\n`,
    html`<p>${words.consent} “${consent ?? ''}”</p>\n`,
    oneButton(button),
    backTo(frame, '/'),
  ]);
};

export const withdrawPage = (frame: PageFrame) => {
  const { heading, text, button } = words.withdraw;
  return page(frame, heading, [
    ...text.map((one) => html`<p>${one}</p>\n`),
    oneButton(button),
    backTo(frame, '/'),
  ]);
};
