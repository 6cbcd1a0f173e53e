import type { OrderTable } from '../enquiries/order-lines';
import type { Brand } from '../site/read-brand';
import { words } from './form-texts';
import { htmlDocument } from './html-document';
import { html, NOTHING } from './markup';
import { orderWords } from './order-words';

interface Received {
  readonly brand: Brand;
  /** Address of the page to which the visitor returns. */
  readonly back: string;
  readonly number: string;
  readonly order: OrderTable;
  readonly email: string;
  readonly message: string;
  /** What happens next, in the owner's words. */
  readonly next: string;
}

const { sent } = orderWords;

/**
 * Returns the page that confirms an order. Pass only what the same request contained, so that the
 * page cannot show what another visitor wrote.
 */
export const receivedPage = ({ brand, back, number, order, email, message, next }: Received) => {
  const rows = order.rows.map((row) => html`<tr>${row.map((cell) => html`<td>${cell}</td>`)}</tr>`);
  const head = order.head.map((cell) => html`<th scope="col">${cell}</th>`);
  const wrote = message ? html`<h2>${sent.wrote}</h2><blockquote>${message}</blockquote>` : NOTHING;
  return htmlDocument({
    brand,
    title: sent.heading,
    heading: sent.heading,
    content: html`<dl><dt>${sent.number}</dt><dd>${number}</dd><dt>${sent.answerTo}</dt><dd>${email}</dd></dl>
<h2>${sent.asked}</h2>
<div class="scrolling" tabindex="0" role="region" aria-label="${sent.asked}"><table><thead><tr>${head}</tr></thead><tbody>${rows}</tbody></table></div>
<p>${order.total}</p>
${wrote}
<h2>${sent.next}</h2>
<p>${next}</p>
<p><a href="${back}">${words.back}</a></p>`,
  });
};
