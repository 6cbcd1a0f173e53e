import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cmsHere, moduleOf, SITE } from '../newsletter/cms-in-process.mjs';
import { mailTo, open, press, signedUp, someone } from '../newsletter/sign-ups.mjs';

// Tests that the CMS's own pages and e-mails show the owner's texts from the single types of texts,
// and the texts that ship with the site where the owner's fields are empty.

const BOOTING = 300_000;

const OWN = {
  contact: { afterSendingMail: 'Own words <b> after a message.' },
  wholesale: { afterSendingMail: 'Own words after an enquiry.' },
  'sign-up': {
    toConfirmHeading: 'Own heading to confirm',
    toConfirmText: 'Own words to confirm, sent to # & nobody else.',
    onTheListHeading: 'Own heading on the list',
    onTheListText: 'Own words on the list.',
  },
};

const save = async (type, data) => {
  const { strapi } = await cmsHere();
  const documents = strapi.documents(`api::${type}.${type}`);
  const entry = await documents.findFirst();
  if (entry) await documents.update({ documentId: entry.documentId, data });
  else await documents.create({ data });
};

const saveAll = async (saved) => {
  for (const [type, texts] of Object.entries(OWN))
    await save(
      type,
      Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, saved(text)])),
    );
};

/** Sends a form as a browser without JavaScript does, and returns the path of its redirect. */
const sendForm = async (fields) => {
  const { url } = await cmsHere();
  const { status, headers } = await fetch(`${url}/api/enquiries`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: SITE },
    body: new URLSearchParams(fields).toString(),
  });
  expect(status).toBe(303);
  return headers.get('location');
};

const escaped = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Checks that a page has a heading and a text, and no other heading. */
const expectNotice = ({ status, page }, heading, text) => {
  expect(status).toBe(200);
  expect(page.match(/<h1>.*<\/h1>/g)).toEqual([`<h1>${escaped(heading)}</h1>`]);
  expect(page).toContain(`<p>${escaped(text)}</p>`);
};

const withoutAddress = (text) => text.replace('#', 'the address you entered');

/** Signs up without JavaScript, and returns the page to which the CMS redirects. */
const pageAfterSignUp = async () => {
  const next = await sendForm({ kind: 'newsletter', email: someone(), name: '' });
  expect(next).toBe('/api/newsletter/mail-sent');
  return open('mail-sent');
};

const copyOf = async (kind) => {
  const email = someone();
  const message = `Do you send resin to Kenya? ${randomUUID()}`;
  const { text } = await mailTo(email, () => sendForm({ kind, email, name: 'Hodan', message }));
  return text;
};

const shipped = () => moduleOf('page-texts/shipped-texts').SHIPPED_TEXTS;

beforeAll(() => cmsHere(), BOOTING);
afterAll(() => saveAll(() => null));

describe('the texts of the owner', () => {
  beforeAll(() => saveAll((text) => text));

  it('the texts of the owner are on the page after a sign-up without JavaScript', async () => {
    const { toConfirmHeading, toConfirmText } = OWN['sign-up'];
    expectNotice(await pageAfterSignUp(), toConfirmHeading, withoutAddress(toConfirmText));
  });

  it('the texts of the owner are on the page that follows the confirmation', async () => {
    const { onTheListHeading, onTheListText } = OWN['sign-up'];
    const { token } = await signedUp();
    expectNotice(await press(`confirm/${token}`), onTheListHeading, onTheListText);
  });

  it.each(['contact', 'wholesale'])(
    'the texts of the owner are in the copy of a %s form',
    async (kind) => {
      const text = await copyOf(kind);
      expect(text).toContain(OWN[kind].afterSendingMail);
      expect(text).toContain(`<p>${escaped(OWN[kind].afterSendingMail)}</p>`);
      expect(text).not.toContain(shipped()[kind].afterSendingMail);
    },
  );
});

describe.each([
  ['empty', null],
  ['blank', ' \u200b '],
])('fields that are %s', (_, value) => {
  beforeAll(() => saveAll(() => value));

  it('fields without a text show the texts that ship with the site', async () => {
    const texts = shipped()['sign-up'];
    const { token } = await signedUp();
    expectNotice(
      await pageAfterSignUp(),
      texts.toConfirmHeading,
      withoutAddress(texts.toConfirmText),
    );
    expectNotice(await press(`confirm/${token}`), texts.onTheListHeading, texts.onTheListText);
    for (const kind of ['contact', 'wholesale'])
      expect(await copyOf(kind)).toContain(shipped()[kind].afterSendingMail);
  });
});

it('the page after a sign-up and the copy show the shipped texts while the owner’s cannot be read', async () => {
  await saveAll((text) => text);
  const { strapi } = await cmsHere();
  // Uses a new schema builder for each statement, because a Knex schema builder runs all of its
  // earlier statements again.
  const rename = (from, to) => strapi.db.connection.schema.renameTable(from, to);
  const tables = ['sign-up', 'contact'].map(
    (type) => strapi.db.metadata.get(`api::${type}.${type}`).tableName,
  );
  for (const table of tables) await rename(table, `${table}_away`);
  try {
    const { toConfirmHeading, toConfirmText } = shipped()['sign-up'];
    expectNotice(await open('mail-sent'), toConfirmHeading, withoutAddress(toConfirmText));
    expect(await copyOf('contact')).toContain(shipped().contact.afterSendingMail);
  } finally {
    for (const table of tables) await rename(`${table}_away`, table);
  }
});
