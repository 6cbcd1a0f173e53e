// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadLazySvgs, loadLazySvgsInView } from './lazy-svg';

/** Simulates that the visitor has scrolled to elements, because happy-dom has no layout. */
let reach: (...targets: readonly Element[]) => void;
let observed: Element[];

beforeEach(() => {
  observed = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(onEntries: (entries: readonly object[]) => void) {
        reach = (...targets) =>
          onEntries(
            observed.map((target) => ({ target, isIntersecting: targets.includes(target) })),
          );
      }
      observe(target: Element) {
        observed.push(target);
      }
    },
  );
  document.body.innerHTML = `
    <div id="styled" data-lazy=""></div>
    <svg id="used" data-lazy="/art/resin.svg#tear"><use></use></svg>
    <svg id="last" data-lazy="/art/tree.svg#tree"><use></use></svg>`;
});

const element = (id: string) => document.getElementById(id) as Element;
/** Whether the fetch is still delayed, and the URL of the `<use>` element. */
const stateOf = (id: string) => ({
  isDelayed: element(id).hasAttribute('data-lazy'),
  url: element(id).firstElementChild?.getAttribute('href') ?? null,
});

describe('the SVGs below the fold', () => {
  it('the SVGs below the fold load when the visitor reaches them, and not before', () => {
    loadLazySvgsInView();
    reach(element('styled'));
    expect(stateOf('styled')).toEqual({ isDelayed: false, url: null });
    expect(stateOf('used')).toEqual({ isDelayed: true, url: null });
    reach(element('used'));
    expect(stateOf('used')).toEqual({ isDelayed: false, url: '/art/resin.svg#tear' });
    expect(stateOf('last')).toEqual({ isDelayed: true, url: null });
  });

  it('the SVGs below the fold all load when the page needs them at once', () => {
    loadLazySvgs();
    expect(stateOf('styled').isDelayed).toBe(false);
    expect(stateOf('last')).toEqual({ isDelayed: false, url: '/art/tree.svg#tree' });
  });
});
