import { type Browser, type BrowserContext, test as base, expect } from '@playwright/test';

export * from '@playwright/test';

/**
 * Matches the messages that Chromium and Firefox log for policy violations, and those that
 * `reportViolations` logs.
 */
const VIOLATION = /Content.Security.Policy|This document requires '?Trusted|violated the policy:/u;

/** Logs each `securitypolicyviolation` event of the page, with what the policy refused. */
function reportViolations() {
  document.addEventListener('securitypolicyviolation', (event) => {
    const { effectiveDirective, blockedURI, sourceFile, lineNumber, sample } = event;
    const where = `${sourceFile}:${lineNumber}`;
    console.error(`violated the policy: ${effectiveDirective} ${blockedURI} ${where} ${sample}`);
  });
}

/**
 * Adds every policy violation in any page of the context to `violations`. Without JavaScript,
 * `reportViolations` does not run, so only the violations that the browser logs are added.
 */
async function watched(context: BrowserContext, violations: string[]) {
  context.on('console', (message) => {
    if (VIOLATION.test(message.text())) {
      violations.push(`${message.page()?.url()}: ${message.text()}`);
    }
  });
  await context.addInitScript(reportViolations);
  return context;
}

/**
 * Simulates a browser without service workers. It replaces Playwright's `serviceWorkers: 'block'`,
 * which logs to the console of the page.
 */
function withoutServiceWorkers() {
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
}

/**
 * Simulates a touch that ends after `load`, because a page without interaction delays its
 * hydration.
 */
function touched() {
  addEventListener('load', () => dispatchEvent(new Event('touchend')));
}

/** Options of the running test, which `newContext` reads. */
const about = { serviceWorkers: false, untouchedPages: false };

function watchContexts(browser: Browser, violations: string[]) {
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    const wants = options?.serviceWorkers === 'allow' || about.serviceWorkers;
    if (!wants) await context.addInitScript(withoutServiceWorkers);
    if (!about.untouchedPages) await context.addInitScript(touched);
    return watched(context, violations);
  };
}

interface Workers {
  readonly violationsOfAll: string[];
}

interface Tests {
  /** When true, the page receives no simulated touch, only the interactions of the test. */
  readonly untouched: boolean;
  /**
   * The violations so far. The test fails when any are left at its end, so a test that causes
   * violations on purpose empties the list.
   */
  readonly violations: string[];
}

/** Playwright's `test`, which also fails when a page violates the site's own security policy. */
export const test = base.extend<Tests, Workers>({
  untouched: [false, { option: true }],
  violationsOfAll: [
    async ({ browser }, use) => {
      const violations: string[] = [];
      watchContexts(browser, violations);
      await use(violations);
    },
    { scope: 'worker', auto: true },
  ],
  violations: [
    async ({ violationsOfAll, serviceWorkers, untouched }, use) => {
      about.serviceWorkers = serviceWorkers === 'allow';
      about.untouchedPages = untouched;
      violationsOfAll.length = 0;
      await use(violationsOfAll);
      expect(violationsOfAll, 'what the security policy refused').toEqual([]);
    },
    { auto: true },
  ],
});
