import schema from '../api/enquiry/content-types/enquiry/schema.json';
import type { FieldProblems } from './field-problems';
import { SENT_FROM, TRAP } from './form-fields';
import { kindOf } from './kinds';
import { html, type Markup, NOTHING } from './markup';
import { FORM_FIELDS, type FormField, words } from './words';

interface TypedForm {
  readonly fields: Readonly<Record<string, string>>;
  readonly problems: FieldProblems;
  /** Signed origin of the site: see `signed-origin.ts`. */
  readonly sentFrom: string;
}

const AUTOCOMPLETE = { name: 'name', email: 'email', company: 'organization' } as const;

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
  return html`<input type="${type}" autocomplete="${AUTOCOMPLETE[field]}" value="${typed}"${attributes}>`;
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
export const formOf = ({ fields, problems, sentFrom }: TypedForm): Markup => {
  const [kind, form] = kindOf(fields.kind);
  const shown: readonly FormField[] = form.fields;
  // Leave out invalid hidden fields, because the visitor can neither see nor correct them.
  const carriedOver = ['product', 'productTitle', ...FORM_FIELDS].filter(
    (name) => !shown.some((field) => field === name) && fields[name] && !(name in problems),
  );
  return html`<form method="post" action="?" novalidate>
${hidden('kind', kind)}${hidden(SENT_FROM, sentFrom)}${carriedOver.map((name) => hidden(name, fields[name] ?? ''))}
${shown.map((field) => fieldOf(field, fields[field] ?? '', problems[field], form.optional.includes(field)))}<p class="unseen" aria-hidden="true"><label>${words.honeypotLabel} <input name="${TRAP}" tabindex="-1" autocomplete="off"></label></p>
<p><button>${form.submit}</button></p>
</form>`;
};
