import { html, type Markup, NOTHING } from '../no-js-forms/markup';
import type { Brand } from '../site/read-brand';
import { named, words } from './newsletter-texts';

interface Links {
  readonly withdrawal: string;
}

interface Composed {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Headers for one-click unsubscription in mail programs: https://www.rfc-editor.org/rfc/rfc8058.
 */
const headersOf = ({ withdrawal }: Links) => ({
  'List-Unsubscribe': `<${withdrawal}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

const htmlOf = ({ name }: Brand, content: readonly Markup[], { withdrawal }: Links) =>
  html`<!doctype html>
<html lang="en">
<body style="margin: 0; padding: 24px; background: #f4eee1; color: #17211b; font: 17px/1.6 Georgia, serif">
<div style="max-width: 560px; margin: 0 auto">
<p style="font-size: 24px; margin: 0 0 24px">${name}</p>
${content}<p style="font-size: 15px"><a href="${withdrawal}" style="color: #84480f">${words.withdrawal.link}</a></p>
</div>
</body>
</html>
`.text;

const buttonTo = (link: string, label: string) =>
  html`<p><a href="${link}" style="display: inline-block; padding: 12px 28px; background: #1f3328; color: #f4eee1; text-decoration: none">${label}</a></p>
<p style="font-size: 15px; color: #545e4f; overflow-wrap: anywhere">${link}</p>
`;

const paragraph = (text: string) => (text ? html`<p>${text}</p>\n` : NOTHING);

/** The mail that asks for the confirmation of a sign-up. `consent` is the stored wording. */
export const confirmationMail = (
  links: Links & { readonly confirmation: string },
  consent: string,
  brand: Brand,
): Composed => {
  const { button, after } = words.confirmMail;
  const lead = named(words.confirmMail.lead, brand.name);
  const agreed = `${words.consent} “${consent}”`;
  return {
    subject: named(words.confirmMail.subject, brand.name),
    text: [
      lead,
      links.confirmation,
      after,
      agreed,
      `${words.withdrawal.text}\n${links.withdrawal}`,
    ].join('\n\n'),
    html: htmlOf(
      brand,
      [paragraph(lead), buttonTo(links.confirmation, button), paragraph(after), paragraph(agreed)],
      links,
    ),
    headers: headersOf(links),
  };
};

/** The mail to an address that signed up again and is on the list already. */
export const knownMail = (links: Links, brand: Brand): Composed => {
  const lead = named(words.knownMail.lead, brand.name);
  return {
    subject: named(words.knownMail.subject, brand.name),
    text: `${lead}\n\n${words.withdrawal.text}\n${links.withdrawal}`,
    html: htmlOf(brand, [paragraph(lead)], links),
    headers: headersOf(links),
  };
};
