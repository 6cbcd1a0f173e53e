import type { Brand } from '../site/brand-of';
import { documentOf } from './document-of';
import type { FieldProblems } from './field-problems';
import { formOf } from './form-of';
import { kindOf } from './kinds';
import { html, type Markup, NOTHING } from './markup';
import { type FormField, words } from './words';

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
 * what the visitor typed.
 */
export const pageOf = ({ brand, status, site, sentFrom, fields, problems }: Refusal): string => {
  const [, { address, fields: shown }] = kindOf(fields?.kind);
  const list = listOf(problems, shown);
  const heading = list.length > 0 ? words.problems : notSent.heading;
  const form: Markup = fields && sentFrom ? formOf({ fields, problems, sentFrom }) : NOTHING;
  const back = site === null ? NOTHING : html`<p><a href="${site}${address}">${words.back}</a></p>`;
  const what =
    list.length > 0
      ? html`<ul>${list}</ul>`
      : html`<p>${reasonOf(status, fields !== null)}</p><p>${mailTo(brand)}</p>`;
  return documentOf({
    brand,
    title: `${words.errorTitlePrefix}${heading}`,
    heading,
    content: html`<div class="wrong" role="group" aria-label="${heading}" tabindex="-1" autofocus>${what}</div>
${form}
${back}`,
  });
};
