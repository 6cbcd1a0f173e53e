import { html, type Markup, NOTHING } from '../no-js-forms/markup';
import { MESSAGE_STYLE } from './message-style';

/** A part of an e-mail, with plain texts. Line breaks are kept only in a quotation. */
export type Block =
  | { readonly kind: 'paragraph' | 'heading' | 'note'; readonly text: string }
  | { readonly kind: 'facts'; readonly facts: readonly (readonly [label: string, value: string])[] }
  /** Rows of products or figures, and a sentence that sums them up. */
  | {
      readonly kind: 'table';
      readonly head: readonly string[];
      readonly rows: readonly (readonly string[])[];
      readonly total: string;
    }
  /** What a visitor wrote. */
  | { readonly kind: 'quotation'; readonly text: string }
  | { readonly kind: 'link'; readonly label: string; readonly url: string };

export interface Message {
  readonly title: string;
  readonly blocks: readonly Block[];
  /** The name of the brand, and its tagline. */
  readonly from: { readonly name: string; readonly line: string };
}

/** Returns a table as plain text, one row per line. Pads the cells so that the columns align. */
const columnsOf = (rows: readonly (readonly string[])[]): string => {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => Array.from(row[column] ?? '').length)),
  );
  const padded = (cell: string, column: number) =>
    cell + ' '.repeat((widths[column] ?? 0) - Array.from(cell).length);
  return rows.map((row) => row.map(padded).join('  ').trimEnd()).join('\n');
};

const textOf = (block: Block): string => {
  switch (block.kind) {
    case 'table':
      return `${columnsOf([block.head, ...block.rows])}\n${block.total}`;
    case 'facts':
      return block.facts.map(([label, value]) => `${label}: ${value}`).join('\n');
    case 'quotation':
      return block.text.replace(/^/gm, '> ');
    case 'link':
      return `${block.label}:\n${block.url}`;
    default:
      return block.text;
  }
};

const row = ([label, value]: readonly [string, string]) =>
  html`<tr><th scope="row">${label}</th><td>${value}</td></tr>`;

const cells = (row: readonly string[]) =>
  html`<tr>${row.map((cell) => html`<td>${cell}</td>`)}</tr>`;

const markupOf = (block: Block): Markup => {
  switch (block.kind) {
    case 'table':
      return html`<table class="rows"><thead><tr>${block.head.map(
        (cell) => html`<th scope="col">${cell}</th>`,
      )}</tr></thead><tbody>${block.rows.map(cells)}</tbody></table><p>${block.total}</p>`;
    case 'facts':
      return html`<table>${block.facts.map(row)}</table>`;
    case 'quotation':
      return html`<blockquote>${block.text}</blockquote>`;
    case 'link':
      return html`<p><a class="button" href="${block.url}">${block.label}</a></p>`;
    case 'heading':
      return html`<h2>${block.text}</h2>`;
    case 'note':
      return html`<p class="note">${block.text}</p>`;
    default:
      return html`<p>${block.text}</p>`;
  }
};

const signature = ({ name, line }: Message['from']) =>
  html`<p class="signature"><b>${name}</b>${line ? html`<br>${line}` : NOTHING}</p>`;

const document = ({ title, blocks, from }: Message) => html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${title}</title><style>${MESSAGE_STYLE}</style></head>
<body><main><h1>${title}</h1>${blocks.map(markupOf)}${signature(from)}</main></body></html>
`;

/**
 * Returns a message as text and as HTML. The HTML loads no other resource, and all its texts are
 * escaped.
 * @example await queueMail(strapi, { to, subject, ...bodiesOf(message) });
 */
export const bodiesOf = (message: Message): { text: string; html: string } => {
  const { blocks, from } = message;
  const end = ['-- ', from.name, ...(from.line ? [from.line] : [])].join('\n');
  return {
    text: `${[...blocks.map(textOf), end].join('\n\n')}\n`,
    html: document(message).text,
  };
};
