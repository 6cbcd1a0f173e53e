import { type Browser, type BrowserContext, test as base, expect } from '@playwright/test';

export * from '@playwright/test';

/** As browsers tell of it, Chromium and Firefox. */
const VIOLATION = /Content.Security.Policy|This document requires '?Trusted|violated the policy:/u;

/** Said for each violation that a page hears of, with what was refused. */
function tellOfViolations() {
  document.addEventListener('securitypolicyviolation', (event) => {
    const { effectiveDirective, blockedURI, sourceFile, lineNumber, sample } = event;
    const where = `${sourceFile}:${lineNumber}`;
    console.error(`violated the policy: ${effectiveDirective} ${blockedURI} ${where} ${sample}`);
  });
}

/** Hears of every violation in any page of every window, without JavaScript by the browser's own word. */
async function watched(context: BrowserContext, violations: string[]) {
  context.on('console', (message) => {
    if (VIOLATION.test(message.text())) {
      violations.push(`${message.page()?.url()}: ${message.text()}`);
    }
  });
  await context.addInitScript(tellOfViolations);
  return context;
}

/** As a browser is that has none: Playwright's own way of blocking them puts a word into the console. */
function withoutServiceWorkers() {
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
}

/** As somebody whose finger leaves the page when it has come: one that nobody touches lets its code wait. */
function touched() {
  addEventListener('load', () => dispatchEvent(new Event('touchend')));
}

/** What the test that is running has said that it is about. */
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
  /** Whether nobody touches the page before the test does. */
  readonly untouched: boolean;
  /** What the security policy refused so far; a test that means to violate it empties the list. */
  readonly violations: string[];
}

/** Playwright's, failing where a page does what the site's own security policy forbids. */
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
