import { FILLABLE, isFilled, type Replay, replayChange, replayInput } from './replay-input';

/** Something a visitor did that only the page's code can answer. */
interface RecordedEvent {
  readonly target: Element;
  /** Which of its kind it is on the page: all may be drawn anew, as where a translator was first. */
  readonly place: number;
  readonly kind: 'press' | 'key' | 'change' | 'finish' | 'send';
  /** All acts are prepared before the first is done again. */
  readonly prepare: Replay;
}

const BUTTON = 'button, a[data-button]';
/** `commandfor` is of 2025: to a browser that does not know it, such a button does nothing. */
const hasCommands = 'commandForElement' in HTMLButtonElement.prototype;
/** Buttons that HTML by itself lets do something. */
const WORKS_BY_ITSELF = `[type=submit], [type=reset]${hasCommands ? ', [commandfor]' : ''}`;
/** They lead on within what a button is part of; by itself the page would only scroll. */
const LEADING_KEYS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'];

/** Shows in the meantime that the press was heard. */
const BUSY = 'data-busy';

interface EventReplay {
  /** Keeps also what stands in fields of forms and nobody was seen to type. */
  recordFilledFields(): void;
  /** The code does not come: lets happen what the browser can do of it by itself. */
  fallBackToBrowser(): void;
  /** Does all of it again, in its order, and keeps nothing from then on. */
  replay(): void;
}

const alike = ({ localName }: Element): readonly Element[] => [
  ...document.querySelectorAll(localName),
];

const buttonOf = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(BUTTON) : null;

/**
 * Keeps what visitors do with a page whose code is not at work yet, and would do nothing: presses of
 * buttons and sending of forms are held back, words typed and choices made stay where they are.
 *
 * @param onAct called at each.
 */
export function recordEvents(onAct: () => void): EventReplay {
  let acts: readonly RecordedEvent[] = [];
  const note = (noted: Omit<RecordedEvent, 'place'>) => {
    const act = { ...noted, place: alike(noted.target).indexOf(noted.target) };
    // The last of its kind counts: two presses in impatience are one.
    const isSame = ({ target, kind }: RecordedEvent) => target === act.target && kind === act.kind;
    acts = [...acts.filter((kept) => kept.kind === 'key' || !isSame(kept)), act];
  };
  const keep = (event: Event, act: Omit<RecordedEvent, 'place'>) => {
    // Some of the page may be awake already: what is done again is not to be done twice.
    event.stopPropagation();
    note(act);
    onAct();
  };

  const pressed = (event: MouseEvent) => {
    const target = buttonOf(event);
    if (target === null || target.matches(WORKS_BY_ITSELF)) return;
    event.preventDefault();
    target.setAttribute(BUSY, '');
    keep(event, {
      target,
      kind: 'press',
      prepare: (button) => () => (button as HTMLElement).click(),
    });
  };
  const steered = (event: KeyboardEvent) => {
    const target = buttonOf(event);
    const { key, code, altKey, ctrlKey, metaKey } = event;
    if (target === null || !LEADING_KEYS.includes(key) || altKey || ctrlKey || metaKey) return;
    event.preventDefault();
    const prepare = (button: Element) => () => {
      const { activeElement, body } = document;
      // The key before this one may have moved the focus.
      const focused = activeElement === null || activeElement === body ? button : activeElement;
      focused.dispatchEvent(
        new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true }),
      );
    };
    keep(event, { target, kind: 'key', prepare });
  };
  const sent = (event: SubmitEvent) => {
    const { submitter } = event;
    const target = event.target as HTMLFormElement;
    if (target.method === 'dialog') return;
    event.preventDefault();
    submitter?.setAttribute(BUSY, '');
    const prepare = (form: Element) => () => {
      submitter?.removeAttribute(BUSY);
      (form as HTMLFormElement).requestSubmit(form.contains(submitter) ? submitter : null);
    };
    keep(event, { target, kind: 'send', prepare });
  };
  const changed = (event: Event) => {
    const prepare = replayInput(event.target);
    if (prepare !== null) keep(event, { target: event.target as Element, kind: 'change', prepare });
  };
  const finished = (event: Event) => {
    const prepare = replayChange(event.target);
    if (prepare !== null) keep(event, { target: event.target as Element, kind: 'finish', prepare });
  };

  const heard = new AbortController();
  const early = { capture: true, signal: heard.signal };
  addEventListener('click', pressed, early);
  addEventListener('keydown', steered, early);
  addEventListener('submit', sent, early);
  addEventListener('input', changed, early);
  addEventListener('change', finished, early);
  return {
    recordFilledFields() {
      for (const target of document.querySelectorAll(FILLABLE)) {
        const prepare = isFilled(target) ? replayInput(target) : null;
        if (prepare !== null) note({ target, kind: 'change', prepare });
      }
    },
    fallBackToBrowser() {
      const left = acts;
      acts = acts.filter(({ kind }) => kind !== 'send' && kind !== 'press');
      for (const { target, kind } of left) {
        target.removeAttribute(BUSY);
        if (kind === 'send' && target.hasAttribute('action')) (target as HTMLFormElement).submit();
        if (kind === 'press' && target instanceof HTMLAnchorElement) location.assign(target.href);
      }
    },
    replay() {
      heard.abort();
      const prepared = acts.flatMap(({ target, place, prepare }) => {
        const now = target.isConnected ? target : alike(target)[place];
        return now === undefined ? [] : [{ now, again: prepare(now) }];
      });
      for (const { now, again } of prepared) {
        now.removeAttribute(BUSY);
        if (now.isConnected) again();
      }
    },
  };
}
