import type { Page } from '@playwright/test';

const {
  CMS_URL = '',
  CMS_ADMIN_EMAIL = '',
  CMS_ADMIN_PASSWORD = '',
  CMS_WRITE_TOKEN,
} = process.env;

/** Logs in to the admin panel. The caller waits for what the first page shows. */
export async function logInToPanel(
  page: Page,
  { url = CMS_URL, email = CMS_ADMIN_EMAIL, password = CMS_ADMIN_PASSWORD } = {},
): Promise<void> {
  await page.goto(`${url}/admin/auth/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: false }).first().fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

/** Calls the CMS with write permission. Throws when the CMS refuses the call. */
export async function callCms(method: string, path: string, data?: object) {
  const answer = await fetch(`${CMS_URL}/api${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${CMS_WRITE_TOKEN}` },
    ...(data && { body: JSON.stringify({ data }) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status}`);
  return answer.status === 204 ? null : answer.json();
}
