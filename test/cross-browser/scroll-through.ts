import { expect } from 'vitest';
import type { Visitor } from './visitor';

/** Scrolls the page to its end, so that its lazy parts load, and back to its top. */
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
        // Ignores pictures to the side of the window, for example in a carousel, because they load
        // only when they scroll into view.
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
