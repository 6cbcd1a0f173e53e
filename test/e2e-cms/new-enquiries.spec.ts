import { expect, type Page, test } from '@playwright/test';
import { invite, logIn } from '../../scripts/cms/access-matrix/callers.mjs';
import { bootTemporaryCms } from '../../scripts/cms/boot-temporary-cms.mjs';
import { isAdminBuilt } from '../../scripts/cms/build-admin.mjs';
import { firstAdministrator } from '../../scripts/cms/first-administrator.mjs';
import { logInToPanel } from './administrator';

// The test does not build the panel itself, because `npm run build:admin` in cms/ takes minutes and
// 2 GB of memory.
test.skip(!isAdminBuilt(), 'the admin panel is not built from the present sources');

interface Account {
  readonly email: string;
  readonly password: string;
}

async function open(page: Page, url: string, account: Account) {
  await logInToPanel(page, { url, ...account });
  await expect(page.getByText('Is the site ready?')).toBeVisible();
}

async function enquire(url: string, name: string) {
  const email = `${name.toLowerCase()}@example.com`;
  const data = { kind: 'contact', name, email, message: 'Do you sell resin by the kilo?' };
  const answer = await fetch(`${url}/api/enquiries`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ data }),
  });
  expect(answer.status).toBe(201);
}

test('the first page of the panel lists new enquiries, only for users who may read them', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const environment = firstAdministrator({}).env;
  const owner = { email: environment.ADMIN_EMAIL, password: environment.ADMIN_PASSWORD };
  const cms = await bootTemporaryCms({
    env: { ...environment, ENQUIRY_LIMIT_PER_MINUTE: '100' },
    serveAdmin: true,
  });
  try {
    for (const name of ['Ayaan', 'Jonas', 'Leila', 'Yusuf', 'Amina', 'Zahra'])
      await enquire(cms.url, name);
    await open(page, cms.url, owner);
    await expect(page.getByText('6 enquiries are new.')).toBeVisible();
    const lines = page.getByRole('listitem').filter({ hasText: 'Do you sell resin' });
    await expect(lines).toHaveCount(5);
    await expect(lines.first()).toContainText(/Zahra\d+ \w+ \d{4}, \d\d:\d\d: Do you sell resin/u);

    await lines.first().getByRole('link', { name: 'Zahra' }).click();
    await page.getByRole('button', { name: 'Mark as answered' }).click();
    await expect(page.getByRole('button', { name: 'Mark as answered' })).toBeDisabled();

    await page.goto(`${cms.url}/admin`);
    await expect(page.getByText('5 enquiries are new.')).toBeVisible();
    await expect(lines.first()).toContainText('Amina');
    await page.getByRole('link', { name: 'All enquiries' }).click();
    await expect(page.getByText('6 entries found')).toBeVisible();

    // A new role has no rights, so this user may not read enquiries.
    const asOwner = await logIn(cms.url, owner);
    const made = await fetch(`${cms.url}/admin/roles`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...asOwner },
      body: JSON.stringify({ name: 'Photographer', description: '' }),
    });
    const photographer = await invite(cms.url, asOwner, (await made.json()).data.code);
    const other = await browser.newPage();
    await open(other, cms.url, photographer);
    await expect(other.getByText('New enquiries')).toHaveCount(0);
  } finally {
    await cms.stop();
  }
});
