import { FILLABLE, isFilled, type Replay, replayChange, replayInput } from './replay-input';

/** An interaction that only the hydrated page can handle. */
interface RecordedEvent {
  readonly target: Element;
  /**
   * Index of the target among the page's elements with the same tag name. The replay uses it to
   * find the new element if hydration replaces the prerendered ones, for example after a
   * translation extension has changed the page.
   */
  readonly place: number;
  readonly kind: 'click' | 'key' | 'input' | 'change' | 'submit';
  /**
   * First step of the replay: see `Replay`. This step runs for all events before any event is
   * replayed.
   */
  readonly prepare: Replay;
}

const BUTTON = 'button, a[data-button]';
/**
 * Whether the browser supports the attribute `commandfor`, which is new in 2025. In other browsers,
 * clicking a button that has the attribute does nothing, so the click must be recorded.
 */
const hasCommands = 'commandForElement' in HTMLButtonElement.prototype;
/**
 * Buttons whose clicks are not recorded, because the browser handles them. A form submission is
 * recorded at its `submit` event instead.
 */
const WORKS_BY_ITSELF = `[type=submit], [type=reset]${hasCommands ? ', [commandfor]' : ''}`;
/** Keys that move the focus within a widget. Before hydration they would scroll the page. */
const NAVIGATION_KEYS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'];

/** Attribute of a button whose click is recorded; the styles show the button as busy. */
const BUSY = 'data-busy';

interface EventReplay {
  /** Also records field values that were entered before recording began. */
  recordFilledFields(): void;
  /**
   * Called when the code fails to load. Performs the recorded events that the browser can handle
   * without it: form submissions and clicks on links.
   */
  fallBackToBrowser(): void;
  /** Replays all recorded events in order and stops recording. */
  replay(): void;
}

const sameTagAs = ({ localName }: Element): readonly Element[] => [
  ...document.querySelectorAll(localName),
];

const buttonOf = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(BUTTON) : null;

/**
 * Records what visitors do before hydration. Prevents the default action of button clicks,
 * navigation keys and form submissions. Typed text and selections stay in their fields.
 *
 * @param onAct called at each recorded interaction, but not by `recordFilledFields`.
 */
export function recordEvents(onAct: () => void): EventReplay {
  let events: readonly RecordedEvent[] = [];
  const record = (recorded: Omit<RecordedEvent, 'place'>) => {
    const event = { ...recorded, place: sameTagAs(recorded.target).indexOf(recorded.target) };
    // Keeps only the last event of a kind on an element, for example the last of two impatient
    // clicks. Keys are the exception: all of them count.
    const isSame = ({ target, kind }: RecordedEvent) =>
      target === event.target && kind === event.kind;
    events = [...events.filter((other) => other.kind === 'key' || !isSame(other)), event];
  };
  const recordInstead = (event: Event, act: Omit<RecordedEvent, 'place'>) => {
    // Stops the event, because a part of the page that is already hydrated would otherwise
    // handle it twice: now, and when it is replayed.
    event.stopPropagation();
    record(act);
    onAct();
  };

  const onClick = (event: MouseEvent) => {
    const target = buttonOf(event);
    if (target === null || target.matches(WORKS_BY_ITSELF)) return;
    event.preventDefault();
    target.setAttribute(BUSY, '');
    recordInstead(event, {
      target,
      kind: 'click',
      prepare: (button) => () => (button as HTMLElement).click(),
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const target = buttonOf(event);
    const { key, code, altKey, ctrlKey, metaKey } = event;
    if (target === null || !NAVIGATION_KEYS.includes(key) || altKey || ctrlKey || metaKey) return;
    event.preventDefault();
    const prepare = (button: Element) => () => {
      const { activeElement, body } = document;
      // An earlier replayed key may have moved the focus.
      const focused = activeElement === null || activeElement === body ? button : activeElement;
      focused.dispatchEvent(
        new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true }),
      );
    };
    recordInstead(event, { target, kind: 'key', prepare });
  };
  const onSubmit = (event: SubmitEvent) => {
    const { submitter } = event;
    const target = event.target as HTMLFormElement;
    if (target.method === 'dialog') return;
    event.preventDefault();
    submitter?.setAttribute(BUSY, '');
    const prepare = (form: Element) => () => {
      submitter?.removeAttribute(BUSY);
      (form as HTMLFormElement).requestSubmit(form.contains(submitter) ? submitter : null);
    };
    recordInstead(event, { target, kind: 'submit', prepare });
  };
  const onInput = (event: Event) => {
    const prepare = replayInput(event.target);
    if (prepare !== null)
      recordInstead(event, { target: event.target as Element, kind: 'input', prepare });
  };
  const onChange = (event: Event) => {
    const prepare = replayChange(event.target);
    if (prepare !== null)
      recordInstead(event, { target: event.target as Element, kind: 'change', prepare });
  };

  const listeners = new AbortController();
  const options = { capture: true, signal: listeners.signal };
  addEventListener('click', onClick, options);
  addEventListener('keydown', onKeyDown, options);
  addEventListener('submit', onSubmit, options);
  addEventListener('input', onInput, options);
  addEventListener('change', onChange, options);
  return {
    recordFilledFields() {
      for (const target of document.querySelectorAll(FILLABLE)) {
        const prepare = isFilled(target) ? replayInput(target) : null;
        if (prepare !== null) record({ target, kind: 'input', prepare });
      }
    },
    fallBackToBrowser() {
      const recorded = events;
      events = events.filter(({ kind }) => kind !== 'submit' && kind !== 'click');
      for (const { target, kind } of recorded) {
        target.removeAttribute(BUSY);
        if (kind === 'submit' && target.hasAttribute('action'))
          (target as HTMLFormElement).submit();
        if (kind === 'click' && target instanceof HTMLAnchorElement) location.assign(target.href);
      }
    },
    replay() {
      listeners.abort();
      const prepared = events.flatMap(({ target, place, prepare }) => {
        const current = target.isConnected ? target : sameTagAs(target)[place];
        return current === undefined ? [] : [{ current, replayEvent: prepare(current) }];
      });
      for (const { current, replayEvent } of prepared) {
        current.removeAttribute(BUSY);
        if (current.isConnected) replayEvent();
      }
    },
  };
}
