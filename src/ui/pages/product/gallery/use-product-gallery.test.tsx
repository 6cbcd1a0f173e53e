// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { pictureAfterKey, useProductGallery } from './use-product-gallery';
import { pinchOf, withinZoom } from './use-product-zoom';

describe('pictureAfterKey', () => {
  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowDown', 1, 2],
    ['ArrowRight', 3, 3],
    ['ArrowLeft', 2, 1],
    ['ArrowUp', 0, 0],
    ['Home', 3, 0],
    ['End', 0, 3],
  ])(
    'pictureAfterKey moves with %s from index %i of four pictures to index %i',
    (key, current, next) => {
      expect(pictureAfterKey(key, current, 4)).toBe(next);
    },
  );

  it.each(['Enter', ' ', 'Tab', 'a'])('pictureAfterKey ignores %j', (key) => {
    expect(pictureAfterKey(key, 1, 4)).toBeNull();
  });
});

describe('the keys of the gallery', () => {
  afterEach(cleanup);

  function Gallery() {
    const { current, keyed } = useProductGallery(4);
    return (
      <ul onKeyDown={keyed}>
        {['a', 'b', 'c', 'd'].map((name, place) => (
          <li key={name}>
            <a href={`/${name}.jpg`} aria-current={place === current}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    );
  }
  const current = () => screen.getByRole('link', { current: true });
  /** Presses a key on the current picture; returns `false` if the default action is prevented. */
  const press = (key: string, modifiers = {}) =>
    fireEvent.keyDown(current(), { key, ...modifiers });

  it('the keys of the gallery select a picture and move the focus to it', () => {
    render(<Gallery />);
    expect(press('ArrowRight')).toBe(false);
    expect(current().textContent).toBe('b');
    expect(document.activeElement).toBe(current());
  });

  it.each(['altKey', 'ctrlKey', 'metaKey'])(
    'the keys of the gallery are left to the browser with %s',
    (modifier) => {
      render(<Gallery />);
      press('ArrowRight');
      expect(press('ArrowLeft', { [modifier]: true })).toBe(true);
      expect(current().textContent).toBe('b');
    },
  );
});

describe('zoom', () => {
  it.each([
    [0.2, 1],
    [2.5, 2.5],
    [40, 5],
  ])('the zoom factor %d is limited to %d', (wanted, zoom) => {
    expect(withinZoom(wanted)).toBe(zoom);
  });

  it('a pinch is measured by its centre and its distance', () => {
    const one = { clientX: 10, clientY: 20 };
    const other = { clientX: 40, clientY: 60 };
    expect(pinchOf(one, other)).toEqual({ clientX: 25, clientY: 40, distance: 50 });
  });
});
