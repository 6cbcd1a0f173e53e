import { expect, type Response, test } from './browser-test';
import { atRest, holdBack } from './wait-for';

const isFont = (url: string) => url.endsWith('.woff2');

test('the fonts come from this site and are together smaller than 40 kB; only a character beyond plain English loads the rest of a font', async ({
  page,
}) => {
  const sizes: number[] = [];
  const hosts = new Set<string>();
  const measure = async (response: Response) => {
    if (!isFont(response.url())) return;
    hosts.add(new URL(response.url()).origin);
    sizes.push((await response.body()).length);
  };
  page.on('response', measure);
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForFunction(() => document.fonts.check('italic 20px "Ibarra Real Nova"'));
  await page.waitForLoadState('networkidle');
  expect([...hosts]).toEqual([new URL(page.url()).origin]);
  expect(sizes).toHaveLength(3);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(40_000);
  page.off('response', measure);

  const asked: string[] = [];
  page.on('request', (request) => {
    if (isFont(request.url())) asked.push(new URL(request.url()).pathname);
  });
  const write = (text: string) =>
    page
      .locator('main')
      .evaluate((main, words) => main.append(words), text)
      .then(() => page.evaluate(() => document.fonts.ready));
  await write('Maydi – “Boswellia frereana”, 10 × 30 ml');
  expect(asked).toEqual([]);
  const rest = page.waitForRequest((request) => isFont(request.url()));
  await write('née Żaneta');
  expect((await rest).url()).toContain('instrument-sans-latin');
  expect(asked).toHaveLength(1);
});

test('the document preloads the two upright fonts, once', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (isFont(request.url())) asked.push(new URL(request.url()).pathname);
  });
  await page.goto('/__gallery', { waitUntil: 'networkidle' });
  const preloaded = await page
    .locator('link[rel=preload][as=font]')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname));
  expect(preloaded).toHaveLength(2);
  for (const path of preloaded) expect(asked.filter((one) => one === path)).toHaveLength(1);
  const loaded = () =>
    page.evaluate(() =>
      [...document.fonts]
        .filter(({ status }) => status === 'loaded')
        .map(({ family }) => family)
        .join(),
    );
  await expect.poll(loaded).toContain('Ibarra Real Nova');
  await expect.poll(loaded).toContain('Instrument Sans');
});

for (const width of [390, 1440]) {
  test(`nothing on the home page shifts when the fonts load late, at ${width} px`, async ({
    page,
  }) => {
    const release = await holdBack(page, ({ pathname }) => isFont(pathname));
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // Waits until the content is laid out in the fallback font. The fonts load only after this.
    await expect(
      page.getByRole('region', { name: 'Featured Products' }).getByRole('listitem'),
    ).toHaveCount(3);
    await atRest(page);
    const serif = '20px "Ibarra Real Nova"';
    expect(await page.evaluate((font) => document.fonts.check(font), serif)).toBe(false);
    release();
    await page.waitForFunction((font) => document.fonts.check(font), serif);
    await atRest(page);
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.001);
  });
}
