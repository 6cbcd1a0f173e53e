import { randomBytes } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { bootTemporaryCms } from '../../../scripts/cms/boot-temporary-cms.mjs';
import { temporaryFolder } from '../../../scripts/cms/temporary-folder.mjs';
import { addPeople, logIn } from './add-accounts.mjs';
import { bearer } from './bearer.mjs';
import { HIDDEN, writeEntries } from './hidden-entries.mjs';
import { fillWithProducts, openDatabase } from './many-rows.mjs';
import { workOf } from './processor-time.mjs';

const PRODUCTS = 5_000;

/** Number of products in the `order` single type: more than the CMS reads from it. */
const LISTED = 600;

/** Adds `LISTED` products to the `order` single type, like an owner who adds far too many. */
async function fillOrder({ url, writeToken }) {
  const headers = { ...bearer(writeToken), 'Content-Type': 'application/json' };
  const products = [];
  for (let page = 1; products.length < LISTED; page += 1) {
    const query = `sort=Title&fields=Title&pagination[pageSize]=100&pagination[page]=${page}`;
    const { data } = await (await fetch(`${url}/api/products?${query}`, { headers })).json();
    products.push(...data.map(({ documentId }) => documentId));
  }
  const body = JSON.stringify({ data: { products } });
  const answer = await fetch(`${url}/api/order`, { method: 'PUT', headers, body });
  if (!answer.ok) throw new Error(`Order could not be filled (${answer.status}).`);
}

/**
 * Boots a CMS with 5,000 products, drafts, pending edits, an enquiry and user accounts.
 * Returns `{ url, as, secrets, ids, spent(), logged(), stop() }`: `as` has the headers of each kind
 * of caller, `spent()` returns the processor time used so far in ms, `logged()` returns what the
 * CMS logged since the last call.
 */
export async function crowdedCms(databaseUrl) {
  const { path: folder, remove } = temporaryFolder('crowded-');
  const databaseFile = join(folder, 'data.db');
  const salt = randomBytes(16).toString('hex');
  const cms = await bootTemporaryCms({
    databaseUrl,
    databaseFile,
    env: { API_TOKEN_SALT: salt, DATABASE_STATEMENT_TIMEOUT_MS: '2000' },
  });
  const ids = await writeEntries(cms);
  const database = openDatabase({ databaseUrl, databaseFile });
  await fillWithProducts(database, { count: PRODUCTS, fileId: ids.picture });
  await addPeople(database, salt);
  await fillOrder(cms);

  let read = statSync(cms.logFile).size;
  const logged = () => {
    const text = readFileSync(cms.logFile).subarray(read);
    read += text.length;
    return text.toString();
  };
  const stop = async () => {
    await database.destroy();
    await cms.stop();
    remove();
  };
  const as = {
    stranger: {},
    'site token': bearer(cms.siteToken),
    'logged-in user': bearer(await logIn(cms.url)),
    'read-only token': bearer(HIDDEN.readKey),
    'full-access token': bearer(cms.writeToken),
  };
  const secrets = Object.values(HIDDEN);
  return { url: cms.url, as, secrets, ids, spent: workOf(cms.pid, database), logged, stop };
}
