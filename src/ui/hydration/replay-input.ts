type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Repeats a visitor's interaction, so that the hydrated code handles it. The target is the original
 * element, or the one that hydration rendered in its place. A replay has two steps. The first call
 * reads the current value of the target and returns a function; calling this function repeats the
 * interaction. The first steps of all events run before any second step, because a second step may
 * render other fields again.
 */
export type Replay<Target extends Element = Element> = (target: Target) => () => void;

const isField = (target: unknown): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

const isTicked = (field: Field): field is HTMLInputElement =>
  field.matches('[type=checkbox], [type=radio]');

/**
 * Selector of the fields whose values must not be lost: those of forms that send a message. Before
 * hydration, a visitor may fill them, and after Back the browser restores their values. The fields
 * of list filters are not included, because a list reads its filters from the URL.
 */
export const FILLABLE = 'form[method=post] :is(input, textarea)';

/** Whether a field has another value than in the HTML; `false` for checkboxes and radio buttons. */
export const isFilled = (element: Element): boolean =>
  isField(element) && !isTicked(element) && element.value !== element.defaultValue;

/**
 * Sets the value through the setter of the prototype. React overrides the setter of the element
 * itself and does not notice a change that is made through the overridden setter.
 */
function write(element: Field | HTMLSelectElement, value: string): void {
  const prototype = Object.getPrototypeOf(element) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, value);
}

const dispatch = (element: Element, type: 'input' | 'change') =>
  element.dispatchEvent(new Event(type, { bubbles: true }));

function typed({ value: recorded }: Field): Replay<Field> {
  return (field) => {
    // Hydration may have emptied the field, or reset a range input to its initial value.
    const value = field.value === '' || field.type === 'range' ? recorded : field.value;
    const { selectionStart, selectionEnd } = field;
    return () => {
      // React does not treat a value that is present at hydration as a change. Emptying the field
      // first makes it one.
      field.value = '';
      write(field, value);
      if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
      dispatch(field, 'input');
    };
  };
}

/** Repeats the end of an edit: the visitor released the slider, left the field or pressed Enter. */
const finished: Replay<Field> = (field) => () => {
  dispatch(field, 'change');
  // If the field still has the focus, the change came from Enter.
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

/** Returns the replay of an `input` event; `null` if the target is not a form field. */
export function replayInput(target: unknown): Replay | null {
  // The casts are safe: the caller passes an element of the same kind as the recorded one.
  if (target instanceof HTMLSelectElement) return chosen(target) as Replay;
  if (!isField(target)) return null;
  return (isTicked(target) ? ticked(target) : typed(target)) as Replay;
}

/**
 * Returns the replay of a `change` event; `null` if the replay of the `input` event already covers
 * it.
 */
export const replayChange = (target: unknown): Replay | null =>
  isField(target) && !isTicked(target) ? (finished as Replay) : null;
