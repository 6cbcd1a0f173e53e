import sharp from 'sharp';
import { vi } from 'vitest';
import type { Visitor } from './visitor';

const SIDE = 360;
const CELLS = 18;

/**
 * Shows a copy of an illustration on white in the upper left corner of the window, so that a
 * screenshot of the corner contains nothing else. Returns the number of illustrations of the page
 * that are larger than an icon.
 */
const showAlone = async (index: number, side: number) => {
  document.getElementById('alone')?.remove();
  const root = document.querySelector('dialog[open]') ?? document.body;
  const drawings = [...root.querySelectorAll<SVGElement>('svg:has(> use)')].filter((drawing) => {
    const { width, height } = drawing.getBoundingClientRect();
    return Math.min(width, height) >= 60;
  });
  const drawing = drawings[index]?.cloneNode(true) as SVGElement | undefined;
  if (drawing === undefined) return drawings.length;
  const frame = document.createElement('div');
  frame.id = 'alone';
  frame.style.cssText = `position: fixed; z-index: 2147483647; inset: 0 auto auto 0;
    width: ${side}px; height: ${side}px; background: #fff;`;
  drawing.style.cssText = `position: absolute !important; inset: 0 !important;
    width: ${side}px !important; height: ${side}px !important; margin: 0 !important;
    opacity: 1 !important; transform: none !important; animation: none !important;`;
  frame.append(drawing);
  root.append(frame);
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  return drawings.length;
};

export type Cells = readonly number[];

const cornerOf = async (visitor: Visitor): Promise<Cells> => {
  const cells = await sharp(await visitor.engine.screenshot())
    .extract({ left: 0, top: 0, width: SIDE, height: SIDE })
    .removeAlpha()
    .resize(CELLS, CELLS, { fit: 'fill' })
    .raw()
    .toBuffer();
  return [...cells];
};

/**
 * Waits until the illustration in the corner is completely rendered, because illustrations load
 * from separate files. Returns its colours.
 */
async function drawn(visitor: Visitor): Promise<Cells> {
  let cells = await cornerOf(visitor);
  await vi.waitUntil(
    async () => {
      const before = cells;
      cells = await cornerOf(visitor);
      const isBlank = cells.every((value) => value === cells[0]);
      return !isBlank && cells.every((value, index) => value === before[index]);
    },
    { timeout: 20_000 },
  );
  return cells;
}

/**
 * Returns every illustration of the page, or of the open dialog, that is larger than an icon, each
 * as the colours of 18 × 18 cells. Waits for at least one, because the illustration of the menu
 * appears shortly after the menu.
 */
export async function drawingCells(visitor: Visitor): Promise<readonly Cells[]> {
  const { engine } = visitor;
  const all: Cells[] = [];
  await vi.waitUntil(async () => (await engine.evaluate(showAlone, -1, SIDE)) > 0, {
    timeout: 20_000,
  });
  for (let index = 0; index < (await engine.evaluate(showAlone, index, SIDE)); index += 1)
    all.push(await drawn(visitor));
  return all;
}

/**
 * Returns how much two illustrations differ, in colour values from 0 to 255: `mean` is the average
 * difference of the cells, `most` the largest difference of a single cell.
 */
export function difference(one: Cells, other: Cells) {
  const steps = one.map((value, index) => Math.abs(value - (other[index] ?? 0)));
  return {
    mean: steps.reduce((sum, step) => sum + step, 0) / steps.length,
    most: Math.max(...steps),
  };
}
