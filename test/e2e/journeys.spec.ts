import { expect, type Page, test } from './browser-test';
import { JOURNEYS } from './journeys';
import { lostWords, noHorizontalScroll } from './page-health';

// Runs the journeys in a desktop window, at 100 % and at 200 % zoom.

const SETUPS = [
  { name: 'by keyboard', viewport: { width: 1280, height: 900 }, deviceScaleFactor: 1 },
  {
    name: 'by keyboard at 200 % zoom',
    viewport: { width: 640, height: 450 },
    deviceScaleFactor: 2,
  },
];

async function reads(page: Page) {
  await noHorizontalScroll(page);
  expect(await lostWords(page)).toEqual([]);
}

for (const { name, viewport, deviceScaleFactor } of SETUPS) {
  test.describe(name, () => {
    test.use({ viewport, deviceScaleFactor });
    test.slow();

    for (const [title, journey] of Object.entries(JOURNEYS)) {
      test(title, ({ page }) => journey(page, reads));
    }
  });
}
