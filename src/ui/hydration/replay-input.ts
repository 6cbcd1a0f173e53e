type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Does what a visitor did with an element again, so that its code hears of it: with the same element,
 * or with what was drawn in its place. Called in two steps: all changes are read before the first is
 * done again, since that may draw the other fields anew.
 */
export type Replay<Target extends Element = Element> = (target: Target) => () => void;

const isField = (target: unknown): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

const isTicked = (field: Field): field is HTMLInputElement =>
  field.matches('[type=checkbox], [type=radio]');

/** What a browser fills in by itself after a step back, and what is not to be lost; lists ask their address. */
export const FILLABLE = 'form[method=post] :is(input, textarea)';

/** Whether other words stand in it than it was drawn with. */
export const isFilled = (element: Element): boolean =>
  isField(element) && !isTicked(element) && element.value !== element.defaultValue;

/** Writes as a visitor does: whoever watches the element's own property hears nothing of it. */
function write(element: Field | HTMLSelectElement, value: string): void {
  const prototype = Object.getPrototypeOf(element) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, value);
}

const dispatch = (element: Element, type: 'input' | 'change') =>
  element.dispatchEvent(new Event(type, { bubbles: true }));

function typed({ value: atLast }: Field): Replay<Field> {
  return (field) => {
    // Its code may have been here already, and emptied it; a slider it puts back to its beginning.
    const value = field.value === '' || field.type === 'range' ? atLast : field.value;
    const { selectionStart, selectionEnd } = field;
    return () => {
      // What stands in a field when its code wakes is no change to the code; so it is made one.
      field.value = '';
      write(field, value);
      if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
      dispatch(field, 'input');
    };
  };
}

/** That the visitor was done with it: came to rest, left it, or pressed Enter. */
const finished: Replay<Field> = (field) => () => {
  dispatch(field, 'change');
  // Done with, yet not left: that was Enter.
  field.dispatchEvent(
    field === document.activeElement
      ? new KeyboardEvent('keydown', { key: 'Enter', code: 'Enter', bubbles: true })
      : new FocusEvent('focusout', { bubbles: true }),
  );
};

const ticked =
  ({ checked }: HTMLInputElement): Replay<HTMLInputElement> =>
  (field) =>
  () => {
    field.checked = !checked;
    field.click();
  };

const chosen =
  ({ value }: HTMLSelectElement): Replay<HTMLSelectElement> =>
  (select) =>
  () => {
    write(select, value);
    dispatch(select, 'change');
  };

/** Of what was changed; `null` for what is no field. */
export function replayInput(target: unknown): Replay | null {
  // Who does it again hands over an element of the same kind.
  if (target instanceof HTMLSelectElement) return chosen(target) as Replay;
  if (!isField(target)) return null;
  return (isTicked(target) ? ticked(target) : typed(target)) as Replay;
}

/** Of a change that is done; `null` for what is done with its change. */
export const replayChange = (target: unknown): Replay | null =>
  isField(target) && !isTicked(target) ? (finished as Replay) : null;
