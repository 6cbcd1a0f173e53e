import { randomUUID } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { fileSamples } from '../file-samples';

const bearer = (token) => ({ Authorization: `Bearer ${token}` });

/**
 * Sends a request to a CMS; `data` is sent as a form if it is a `FormData`, otherwise as JSON.
 * Returns `{ status, body }`.
 */
export const ask = async ({ url }, path, { as, data, method } = {}) => {
  const isForm = data instanceof FormData;
  const answer = await fetch(`${url}${path}`, {
    method: method ?? (data ? 'POST' : 'GET'),
    headers: {
      ...(as && bearer(as)),
      ...(data && !isForm && { 'Content-Type': 'application/json' }),
    },
    ...(data && { body: isForm ? data : JSON.stringify(data) }),
  });
  return { status: answer.status, body: await answer.json().catch(() => null) };
};

/** Sends a new enquiry. Returns its documentId once the CMS has acknowledged it. */
export const enquire = async (cms) => {
  const data = {
    kind: 'contact',
    name: 'Ayaan Warsame',
    email: 'ayaan@example.com',
    message: 'Do you sell resin by the kilo?',
    key: randomUUID(),
  };
  const { status, body } = await ask(cms, '/api/enquiries', { data: { data } });
  if (status !== 201) throw new Error(`The enquiry got ${status}.`);
  return body.data.documentId;
};

/**
 * Sends enquiries from several clients in parallel until the CMS stops responding. Adds each
 * acknowledged one to `acknowledged`. `many` resolves when 40 are acknowledged, `ended` when all
 * clients have failed.
 */
export const enquireUntilItEnds = (cms) => {
  const acknowledged = [];
  let resolveMany;
  const many = new Promise((resolve) => {
    resolveMany = resolve;
  });
  const one = async () => {
    for (;;) {
      acknowledged.push(await enquire(cms));
      if (acknowledged.length >= 40) resolveMany();
      await nextTurn();
    }
  };
  const ended = Promise.allSettled([one(), one(), one()]);
  return { acknowledged, many, ended };
};

/** Returns the documentIds of all stored enquiries. */
export const enquiriesOf = async (cms) => {
  const ids = [];
  for (let page = 1; ; page += 1) {
    const at = `/api/enquiries?pagination[page]=${page}&pagination[pageSize]=100`;
    const { body } = await ask(cms, at, { as: cms.writeToken });
    ids.push(...body.data.map(({ documentId }) => documentId));
    if (page >= body.meta.pagination.pageCount) return ids;
  }
};

const aPicture = async () => {
  const { content } = (await fileSamples()).find(({ name }) => name === 'PNG');
  const form = new FormData();
  form.append('files', new Blob([content], { type: 'image/png' }), 'resin.png');
  return form;
};

/**
 * Creates a published product with a picture. Returns `{ documentId, picture }`, the picture as
 * Strapi returns it.
 */
export const aProductWithPicture = async (cms, Title) => {
  const as = cms.writeToken;
  const { body } = await ask(cms, '/api/upload', { as, data: await aPicture() });
  const [picture] = body;
  const data = { data: { Title, Price: 12.5, productimage: picture.id } };
  const { body: made } = await ask(cms, '/api/products', { as, data });
  return { documentId: made.data.documentId, picture };
};

/**
 * Returns the administrator's session token and one credential of each kind that can be created in
 * the panel.
 */
export const keysOf = async (cms, { ADMIN_EMAIL, ADMIN_PASSWORD }) => {
  const login = { email: ADMIN_EMAIL, password: ADMIN_PASSWORD };
  const { body } = await ask(cms, '/admin/login', { data: login });
  const as = body.data.token;
  const make = async (path, data) => {
    const { status, body: made } = await ask(cms, path, { as, data });
    if (status !== 201) throw new Error(`${path} got ${status}: ${JSON.stringify(made)}`);
    return made.data;
  };
  const token = { name: 'Till', description: '', type: 'read-only', lifespan: null };
  const transfer = { name: 'Move', description: '', permissions: ['pull'], lifespan: null };
  const hook = {
    name: 'Shop',
    url: 'https://shop.example/hook',
    headers: { 'X-Key': randomUUID() },
    events: ['entry.publish'],
  };
  const guest = { firstname: 'Guest', lastname: '', email: 'guest@example.com', roles: [1] };
  await make('/admin/webhooks', hook);
  return {
    session: as,
    api: await make('/admin/api-tokens', token),
    transfer: await make('/admin/transfer/tokens', transfer),
    webhook: hook.headers['X-Key'],
    invitation: (await make('/admin/users', guest)).registrationToken,
  };
};
