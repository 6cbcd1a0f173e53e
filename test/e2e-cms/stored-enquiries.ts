import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';

export const { CMS_URL, CMS_WRITE_TOKEN } = process.env;

/** A unique e-mail address, so that the enquiries stored from it can be counted. */
export const someone = () => `${randomUUID()}@example.com`;

export async function storedFrom(email: string): Promise<readonly Record<string, unknown>[]> {
  const filter = `filters[email][$eq]=${encodeURIComponent(email)}`;
  const answer = await fetch(`${CMS_URL}/api/enquiries?${filter}`, {
    headers: { Authorization: `Bearer ${CMS_WRITE_TOKEN}` },
  });
  expect(answer.status).toBe(200);
  return (await answer.json()).data;
}

export async function write(page: Page, texts: Readonly<Record<string, string>>): Promise<void> {
  const main = page.getByRole('main');
  for (const [label, text] of Object.entries(texts)) {
    await main.getByLabel(label, { exact: true }).fill(text);
  }
}
