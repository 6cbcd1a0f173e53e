import type { Brand } from '../site/read-brand';
import type { FieldProblems } from './field-problems';
import { formOf } from './form-html';
import { kindOf } from './form-kinds';
import { type FormField, words } from './form-texts';
import { htmlDocument } from './html-document';
import { html, type Markup, NOTHING } from './markup';
import type { OfferedProduct } from './offered-products';
import { orderWords } from './order-words';

interface Refusal {
  readonly brand: Brand;
  readonly status: number;
  /** Origin of the site; null when it is unknown. */
  readonly site: string | null;
  /**
   * The origin of the site with a signature (see `signed-origin.ts`); null when the origin is
   * unknown.
   */
  readonly sentFrom: string | null;
  /** What the visitor typed; null when the body was not read. */
  readonly fields: Readonly<Record<string, string>> | null;
  readonly problems: FieldProblems;
  /** The products that an order can contain. */
  readonly products?: readonly OfferedProduct[];
  /**
   * Whether the visitor pressed the button that adds another product to the order. The page then
   * shows the form with one more line for a product, and no error.
   */
  readonly isAdding?: boolean;
}

const { notSent, unread } = words;

const listOf = (problems: FieldProblems, shown: readonly FormField[]) =>
  shown.flatMap((field) => {
    const problem = problems[field];
    return problem ? [html`<li><a href="#${field}">${problem}</a></li>`] : [];
  });

const reasonOf = (status: number, isRead: boolean) => {
  if (status === 413) return unread.tooLarge;
  if (!isRead) return unread.broken;
  return status === 429 ? notSent.tooMany : notSent.text;
};

const mailTo = ({ email }: Brand) => html`<a href="mailto:${email}">${email}</a>`;

/**
 * Returns an HTML document that lists the problems of a form and contains the form, filled with
 * what the visitor typed. If the visitor only added another product to the order (`isAdding`), the
 * document contains the form without a list of problems.
 */
export const pageOf = ({
  brand,
  status,
  site,
  sentFrom,
  fields,
  problems,
  products = [],
  isAdding = false,
}: Refusal): string => {
  const [kind, { address, fields: shown }] = kindOf(fields?.kind);
  const list = listOf(problems, kind === 'order' ? ['lines', ...shown] : shown);
  const heading = list.length > 0 ? words.problems : notSent.heading;
  const form: Markup =
    fields && sentFrom ? formOf({ fields, problems, sentFrom, products, isAdding }) : NOTHING;
  const back = site === null ? NOTHING : html`<p><a href="${site}${address}">${words.back}</a></p>`;
  if (isAdding)
    return htmlDocument({
      brand,
      title: orderWords.heading,
      heading: orderWords.heading,
      content: html`${form}\n${back}`,
    });
  const what =
    list.length > 0
      ? html`<ul>${list}</ul>`
      : html`<p>${reasonOf(status, fields !== null)}</p><p>${mailTo(brand)}</p>`;
  return htmlDocument({
    brand,
    title: `${words.errorTitlePrefix}${heading}`,
    heading,
    content: html`<div class="wrong" role="group" aria-label="${heading}" tabindex="-1" autofocus>${what}</div>
${form}
${back}`,
  });
};
