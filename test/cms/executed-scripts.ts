import { chromium } from '@playwright/test';
import { CMS_URL } from './cms-under-test';
import { MARK } from './file-samples';

const PAGE = `${CMS_URL}/a-page-of-the-panel`;

/**
 * Returns a page for the CMS's own origin that loads the URLs in every way that can execute them.
 */
const pageWith = (addresses: readonly string[]) =>
  `<!doctype html><title>x</title>${addresses
    .map(
      (
        address,
      ) => `<script src="${address}"></script><script type="module" src="${address}"></script>
<iframe src="${address}"></iframe><object data="${address}"></object><embed src="${address}">
<link rel="stylesheet" href="${address}"><img src="${address}" alt="">`,
    )
    .join('')}`;

/**
 * Opens each URL in a browser that has an administrator's session: directly, and in a page on the
 * CMS's origin. Returns how many files were opened, and the requests for `MARK`: the first one,
 * which a control script makes, and one for each script in a file that the browser executed.
 */
export async function executedScripts(
  addresses: readonly string[],
  { Authorization }: { readonly Authorization: string },
): Promise<{ readonly ran: readonly string[]; readonly opened: number }> {
  const { CHROMIUM_PATH: executablePath } = process.env;
  const browser = await chromium.launch({
    args: ['--no-sandbox'],
    ...(executablePath ? { executablePath } : {}),
  });
  try {
    const context = await browser.newContext();
    const token = Authorization.replace('Bearer ', '');
    await context.addCookies([{ name: 'jwtToken', value: token, url: CMS_URL }]);
    await context.addInitScript((jwt) => {
      try {
        localStorage.setItem('jwtToken', JSON.stringify(jwt));
      } catch {
        // In a sandboxed document, access to the storage throws.
      }
    }, token);
    const ran: string[] = [];
    context.on('request', (request) => {
      if (new URL(request.url()).pathname === MARK) ran.push(request.url());
    });
    const page = await context.newPage();
    let body = `<script>fetch('${MARK}?control')</script>`;
    await context.route(PAGE, (route) => route.fulfill({ contentType: 'text/html', body }));
    // The control script on this page requests `MARK`, which proves that `ran` records such
    // requests.
    await page.goto(PAGE, { waitUntil: 'networkidle' });

    let opened = 0;
    for (const address of addresses) {
      // Playwright reports a download as a failed navigation.
      await page.goto(CMS_URL + address, { waitUntil: 'commit' }).catch(() => undefined);
      opened += 1;
    }
    body = pageWith(addresses);
    await page.goto(PAGE, { waitUntil: 'networkidle' });
    return { ran, opened };
  } finally {
    await browser.close();
  }
}
