import schema from '../api/enquiry/content-types/enquiry/schema.json';
import { splitLines } from '../enquiries/order-lines';
import type { FieldProblems } from './field-problems';
import { SENT_FROM, TRAP } from './form-fields';
import { kindOf } from './form-kinds';
import { FORM_FIELDS, type FormField, words } from './form-texts';
import { html, type Markup, NOTHING } from './markup';
import type { OfferedProduct } from './offered-products';
import { orderLinesOf } from './order-lines-of';

interface TypedForm {
  readonly fields: Readonly<Record<string, string>>;
  readonly problems: FieldProblems;
  /** Signed origin of the site: see `signed-origin.ts`. */
  readonly sentFrom: string;
  /** The products that an order can contain. */
  readonly products: readonly OfferedProduct[];
  /** Whether the visitor pressed the button that adds another product line to the order. */
  readonly isAdding: boolean;
}

const AUTOCOMPLETE: Partial<Record<FormField, string>> = {
  name: 'name',
  email: 'email',
  company: 'organization',
  country: 'country-name',
};

const hidden = (name: string, value: string) =>
  html`<input type="hidden" name="${name}" value="${value}">`;

const optionOf = (chosen: string) => (volume: string) =>
  html`<option${volume === chosen ? html` selected` : NOTHING}>${volume}</option>`;

const controlOf = (field: FormField, typed: string, attributes: Markup): Markup => {
  // The `\n` is needed because HTML parsers drop the first line break of a textarea.
  if (field === 'message') return html`<textarea rows="6"${attributes}>\n${typed}</textarea>`;
  if (field === 'volume') {
    const options = schema.attributes.volume.enum.map(optionOf(typed));
    return html`<select${attributes}><option value="">${words.anyVolume}</option>${options}</select>`;
  }
  const type = field === 'email' ? 'email' : 'text';
  const filledWith = AUTOCOMPLETE[field] ?? 'off';
  return html`<input type="${type}" autocomplete="${filledWith}" value="${typed}"${attributes}>`;
};

const fieldOf = (
  field: FormField,
  typed: string,
  problem: string | undefined,
  isOptional: boolean,
) => {
  const note = isOptional ? html` <span class="optional">${words.optional}</span>` : NOTHING;
  const wrong = problem ? html` aria-invalid="true" aria-describedby="${field}-error"` : NOTHING;
  const error = problem ? html`<span class="error" id="${field}-error">${problem}</span>` : NOTHING;
  const control = controlOf(field, typed, html` id="${field}" name="${field}"${wrong}`);
  return html`<p><label for="${field}">${words.labels[field]}</label>${note}${control}${error}</p>\n`;
};

/**
 * Returns the form, filled with what the visitor typed. The action `?` is the current URL without
 * its fragment. With an empty action, a fragment such as `#email`, to which the list of problems
 * links, would remain in the URL of the thank-you page.
 */
export const formOf = ({ fields, problems, sentFrom, products, isAdding }: TypedForm): Markup => {
  const [kind, form] = kindOf(fields.kind);
  const shown: readonly FormField[] = form.fields;
  // Leave out invalid hidden fields, because the visitor can neither see nor correct them.
  const carriedOver = ['product', 'productTitle', ...FORM_FIELDS].filter(
    (name) => !shown.some((field) => field === name) && fields[name] && !(name in problems),
  );
  const { lines } = splitLines(fields);
  // Enter in a field activates the first button of the form. Without this hidden button, that would
  // be the button that adds a product line.
  const order =
    kind === 'order'
      ? html`<button class="unseen" tabindex="-1" aria-hidden="true">${form.submit}</button>
${orderLinesOf({ lines, products, problem: problems.lines, isAdding })}`
      : NOTHING;
  return html`<form method="post" action="?" novalidate>
${hidden('kind', kind)}${hidden(SENT_FROM, sentFrom)}${carriedOver.map((name) => hidden(name, fields[name] ?? ''))}
${order}${shown.map((field) => fieldOf(field, fields[field] ?? '', problems[field], form.optional.includes(field)))}<p class="unseen" aria-hidden="true"><label>${words.honeypotLabel} <input name="${TRAP}" tabindex="-1" autocomplete="off"></label></p>
<p><button>${form.submit}</button></p>
</form>`;
};
