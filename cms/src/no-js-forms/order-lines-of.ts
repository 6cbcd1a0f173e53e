import { MAX_LINES, type TypedLine } from '../enquiries/order-lines';
import { ADD_LINE } from './form-fields';
import { html, type Markup, NOTHING } from './markup';
import type { OfferedProduct } from './offered-products';
import { orderWords } from './order-words';

interface TypedLines {
  readonly lines: readonly TypedLine[];
  readonly products: readonly OfferedProduct[];
  /** Says what is wrong with the lines; empty or missing when they are valid. */
  readonly problem?: string | undefined;
  /** Whether the visitor has pressed the button that adds a line. */
  readonly isAdding: boolean;
}

const NONE: TypedLine = { product: '', quantity: '1' };

const rowOf =
  (products: readonly OfferedProduct[], wrong: Markup, focused: number) =>
  ({ product, quantity }: TypedLine, place: number) => {
    const name = `line-${place + 1}`;
    const options = products.map(
      ({ id, label }) =>
        html`<option value="${id}"${id === product ? html` selected` : NOTHING}>${label}</option>`,
    );
    const focus = place === focused ? html` autofocus` : NOTHING;
    return html`<p class="order-line"><label for="${name}-product">${orderWords.product} ${`${place + 1}`}</label>
<select id="${name}-product" name="${name}-product"${wrong}${focus}><option value="">${orderWords.choose}</option>${options}</select>
<label for="${name}-quantity">${orderWords.quantity}</label>
<input id="${name}-quantity" name="${name}-quantity" inputmode="numeric" value="${quantity}"${wrong}></p>
`;
  };

/**
 * Returns the lines of an order as form fields, with a button that adds a line. An order without
 * lines gets one blank line, which the visitor may leave blank.
 */
export const orderLinesOf = ({ lines, products, problem, isAdding }: TypedLines): Markup => {
  const shown = isAdding || lines.length === 0 ? [...lines, NONE].slice(0, MAX_LINES) : lines;
  const wrong = problem ? html` aria-invalid="true" aria-describedby="lines-error"` : NOTHING;
  const error = problem ? html`<span class="error" id="lines-error">${problem}</span>` : NOTHING;
  const more =
    shown.length < MAX_LINES
      ? html`<p><button class="plain" name="${ADD_LINE}" value="line">${orderWords.addLine}</button></p>`
      : NOTHING;
  const focused = isAdding ? shown.length - 1 : -1;
  return html`<fieldset id="lines"><legend>${orderWords.lines}</legend>
${shown.map(rowOf(products, wrong, focused))}${error}${more}</fieldset>
`;
};
