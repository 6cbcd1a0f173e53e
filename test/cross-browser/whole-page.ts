import { expect } from 'vitest';
import type { Visitor } from './visitor';

/** Reads the page to its foot, as its parts come when they are near, and returns to its head. */
export async function readThrough({ engine }: Visitor) {
  await expect
    .poll(() =>
      engine.evaluate(async () => {
        const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
        for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
          scrollTo({ top, behavior: 'instant' });
          await frame();
          await frame();
        }
        scrollTo({ top: 0, behavior: 'instant' });
        await frame();
        await document.fonts.ready;
        // A picture that waits beside the window, in a carousel say, comes when it is turned to.
        const isWanted = (image: Element) => {
          const { left, right, width } = image.getBoundingClientRect();
          return width > 0 && right > 0 && left < innerWidth;
        };
        const wanted = [...document.images].filter(isWanted);
        return (
          wanted.every(({ complete }) => complete) && !/^Loading/mu.test(document.body.innerText)
        );
      }),
    )
    .toBe(true);
}
