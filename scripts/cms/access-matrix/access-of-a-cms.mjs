import { randomUUID } from 'node:crypto';
import { bootTemporaryCms } from '../boot-temporary-cms.mjs';
import { freePort } from '../free-port.mjs';
import { administratorEnv, peopleOf } from './callers.mjs';
import { tryAccess } from './try-access.mjs';

/**
 * Creates content that visitors may see, and content that they must not see.
 * @param {{ url: string, writeToken: string }} cms
 * @returns {Promise<string>} the id of a published product.
 */
async function fill({ url, writeToken }) {
  /**
   * @param {string} path
   * @param {object} data
   */
  const write = async (path, data, method = 'POST') => {
    const answer = await fetch(url + path, {
      method,
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${writeToken}` },
      body: JSON.stringify({ data }),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()).data.documentId;
  };
  const published = await write('/api/products', { Title: 'Sacra', Price: 20 });
  await write(`/api/products/${published}?status=draft`, { Title: 'As it is edited' }, 'PUT');
  await write('/api/products?status=draft', { Title: 'Not yet for sale', Price: 9 });
  await write('/api/blogs?status=draft', { Title: 'Half a post' });
  await write('/api/enquiries', {
    kind: 'contact',
    name: 'Ayaan Warsame',
    email: `${randomUUID()}@example.com`,
    message: 'Do you sell resin by the kilo?',
  });
  return published;
}

/**
 * Boots a CMS, requests all its routes as every kind of caller, and stops it.
 * @param {{ onAnswer?: import('./try-access.mjs').OnAnswer }} [listener]
 */
export async function accessOfACms({ onAnswer } = {}) {
  const env = {
    ...administratorEnv(),
    ENQUIRY_LIMIT_PER_MINUTE: '100000',
    ENQUIRY_LIMIT_PER_HOUR: '100000',
    // No mail server listens on this port, so this run sends no e-mails.
    SMTP_RELAY_PORT: String(await freePort()),
  };
  const cms = await bootTemporaryCms({ env });
  try {
    const published = await fill(cms);
    const people = await peopleOf({ ...cms, env });
    const routes = await cms.ask('routes');
    return await tryAccess({ url: cms.url, routes, people, published, onAnswer });
  } finally {
    await cms.stop();
  }
}
