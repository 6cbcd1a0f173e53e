import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Returns the axe violations of the page in its current state, each as the id of the rule and the
 * HTML of the elements.
 */
export async function axeViolations(page: Page): Promise<readonly (readonly [string, string[]])[]> {
  // Waits for the stylesheets, because they change the colours that axe checks.
  await page.waitForLoadState('networkidle');
  await page.evaluate(AXE);
  const { violations } = await page.evaluate<AxeResults>(
    `axe.run(document, { runOnly: { type: 'tag', values: ${JSON.stringify(TAGS)} } })`,
  );
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}
