import type { queryAllByRole } from '@testing-library/dom';
import type { Point } from './engine';

/** An element described by its role and accessible name, as a screen reader finds it. */
export interface Sought {
  readonly role: string;
  /** The whole accessible name. `like` is a regular expression that the name must match instead. */
  readonly name?: string;
  readonly like?: string;
  readonly level?: number;
  readonly within?: Sought;
}

/** The state of a found element when `look` was called. */
export interface Seen {
  readonly text: string;
  readonly value: string;
  readonly focused: boolean;
  readonly inView: boolean;
  readonly checked: boolean;
  readonly disabled: boolean;
  readonly attributes: Readonly<Record<string, string>>;
  readonly box: { readonly x: number; readonly y: number; readonly width: number };
}

export interface Probe {
  /**
   * Uncaught errors, messages of `console.error` and files that failed to load, since the document
   * began to load.
   */
  readonly complaints: readonly string[];
  find(sought: Sought): readonly HTMLElement[];
  look(sought: Sought): readonly Seen[];
  /** Scrolls the first match into view. Returns its centre once it is still and not covered. */
  reach(sought: Sought): Promise<Point>;
}

declare global {
  interface Window {
    readonly probe: Probe;
    readonly TestingLibraryDom: { readonly queryAllByRole: typeof queryAllByRole };
  }
}

/**
 * Installs `window.probe` in a page. The page receives this function as source text, so the
 * function must not use anything that is defined outside it.
 */
export function installProbe() {
  const complaints: string[] = [];
  addEventListener(
    'error',
    ({ target, message }) =>
      complaints.push(target instanceof Element ? `did not load: ${target.outerHTML}` : message),
    { capture: true },
  );
  addEventListener('unhandledrejection', ({ reason }) => complaints.push(String(reason)));
  const { error } = console;
  console.error = (...words) => {
    complaints.push(words.map(String).join(' '));
    error.apply(console, words);
  };

  const find = ({ role, name, like, level, within }: Sought): readonly HTMLElement[] => {
    const roots = within === undefined ? [document.body] : find(within);
    const called = name ?? (like === undefined ? undefined : new RegExp(like, 'u'));
    return roots.flatMap((root) =>
      window.TestingLibraryDom.queryAllByRole(root, role, {
        ...(called !== undefined && { name: called }),
        ...(level !== undefined && { level }),
      }),
    );
  };

  const look = (sought: Sought): readonly Seen[] =>
    find(sought).map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { value = '', checked = false, disabled = false } = element as HTMLInputElement;
      return {
        text: element.textContent?.trim() ?? '',
        value: String(value),
        focused: element === document.activeElement,
        inView: width > 0 && y + height > 0 && y < innerHeight && x + width > 0 && x < innerWidth,
        checked,
        disabled,
        attributes: Object.fromEntries(
          [...element.attributes].map((attribute) => [attribute.name, attribute.value]),
        ),
        box: { x, y, width },
      };
    });

  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const middleOf = (element: Element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
  };

  const isMoved = (element: Element) =>
    document.getAnimations().some(({ playState, effect }) => {
      const { target } = (effect ?? {}) as KeyframeEffect;
      const isEndless = effect?.getComputedTiming().iterations === Infinity;
      return playState === 'running' && !isEndless && target?.contains(element);
    });

  const reach = async (sought: Sought): Promise<Point> => {
    const [element] = find(sought);
    if (element === undefined) throw new Error(`Not there: ${JSON.stringify(sought)}`);
    const hit = ({ x, y }: Point) => {
      const top = document.elementFromPoint(x, y);
      return top !== null && (element.contains(top) || top.closest('label')?.control === element);
    };
    if (!hit(middleOf(element))) element.scrollIntoView({ block: 'center', behavior: 'instant' });
    // The first frames of an animation may show the element at the same position, so the comparison
    // of positions below is not enough.
    if (isMoved(element)) throw new Error(`Still moved: ${JSON.stringify(sought)}`);
    const before = middleOf(element);
    await nextFrame();
    await nextFrame();
    const now = middleOf(element);
    if (before.x !== now.x || before.y !== now.y) throw new Error('It is still moving');
    if (!hit(now)) throw new Error(`Covered: ${JSON.stringify(sought)}`);
    return now;
  };

  Object.assign(window, { probe: { complaints, find, look, reach } });
}
