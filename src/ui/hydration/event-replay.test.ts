// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { recordEvents } from './event-replay';

const find = <Found extends Element>(selector: string): Found => {
  const found = document.querySelector<Found>(selector);
  if (found === null) throw new Error(`There is no ${selector}`);
  return found;
};
const input = (selector: string) => find<HTMLInputElement>(selector);

/** Types a text as a visitor does, one letter after the other. */
function type(field: HTMLInputElement, text: string) {
  for (const letter of text) {
    field.value += letter;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/**
 * Returns a list to which every event that reaches `#root` adds an item: the key of a `keydown`, or
 * the name of another event with the value of its field.
 */
function listen(): readonly string[] {
  const heard: string[] = [];
  const root = find('#root');
  for (const name of ['input', 'change', 'keydown'])
    root.addEventListener(name, (event) => {
      const { value } = event.target as HTMLInputElement;
      heard.push(event instanceof KeyboardEvent ? event.key : `${name} ${value}`);
    });
  return heard;
}

const SEARCH = '<form><input type="search" name="q"></form>';
const VOLUME = '<form><input type="checkbox" name="volume" value="bulk"></form>';

beforeEach(() => {
  document.body.innerHTML = '<div id="root"></div>';
});

describe('text that was typed before hydration', () => {
  it('text that was typed before hydration is replayed as typed, and so is the Enter that finished it', () => {
    find('#root').innerHTML = SEARCH;
    const heard = listen();
    const recorder = recordEvents(() => {});
    const field = input('[name=q]');
    field.focus();
    type(field, 'resin');
    field.dispatchEvent(new Event('change', { bubbles: true }));
    expect(heard).toEqual([]);
    recorder.replay();
    expect(field.value).toBe('resin');
    expect(heard).toEqual(['input resin', 'change resin', 'Enter']);
  });

  it('text that was typed before hydration is replayed in the field that hydration rendered anew', () => {
    find('#root').innerHTML = SEARCH;
    const recorder = recordEvents(() => {});
    type(input('[name=q]'), 'resin');
    find('#root').innerHTML = SEARCH;
    const heard = listen();
    recorder.replay();
    expect(input('[name=q]').value).toBe('resin');
    expect(heard).toEqual(['input resin']);
  });
});

describe('a filter that was ticked before hydration', () => {
  it.each([
    ['keeps it', () => {}],
    [
      'renders it anew',
      () => {
        find('#root').innerHTML = VOLUME;
      },
    ],
  ])(
    'a filter that was ticked before hydration is ticked once by the replay when hydration %s',
    (_, hydrate) => {
      find('#root').innerHTML = VOLUME;
      const recorder = recordEvents(() => {});
      input('[name=volume]').click();
      hydrate();
      const ticks: boolean[] = [];
      find('#root').addEventListener('click', ({ target }) =>
        ticks.push((target as HTMLInputElement).checked),
      );
      recorder.replay();
      expect(ticks).toEqual([true]);
      expect(input('[name=volume]').checked).toBe(true);
    },
  );

  it('a filter that was ticked before hydration is unticked again when it was clicked twice', () => {
    find('#root').innerHTML = VOLUME;
    const recorder = recordEvents(() => {});
    input('[name=volume]').click();
    input('[name=volume]').click();
    recorder.replay();
    expect(input('[name=volume]').checked).toBe(false);
  });
});
