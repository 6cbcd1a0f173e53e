import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cmsHere, moduleOf, SITE } from '../newsletter/cms-in-process.mjs';
import {
  confirmed,
  mailTo,
  open,
  press,
  signedUp,
  signUp,
  someone,
} from '../newsletter/sign-ups.mjs';

// Tests which fields of the single type *Site* appear in the CMS's e-mails and pages. Each field
// has a unique text, so that a text found in the output identifies its field.

const UID = 'api::site.site';
const BOOTING = 300_000;

const MARKED = {
  name: 'Marked name',
  line: 'Marked line',
  tagline: 'Marked tagline',
  email: 'marked@site.example',
  telephone: '+44 20 7946 0999',
  region: 'Marked region',
  legalName: 'Marked legal name',
  postalAddress: 'Marked postal address',
  registerNumber: 'Marked register number',
  taxNumber: 'Marked tax number',
  maker: 'Marked maker',
  euResponsible: 'Marked person in the EU',
  orderNote: 'Marked note about orders',
  whatsApp: '+44 20 7946 0888',
  announcement: 'Marked announcement',
  announcementLink: '/marked-announcement',
  socialPages: [{ network: 'YouTube', address: 'https://social.example/marked' }],
  copyrightYear: 2087,
};

/** Matches texts that ship with the site. The owner's texts must replace them everywhere. */
const SHIPPED = /Sanaag|Frankincense of Somalia|hello@example\.com/u;

const markOf = (value) => (Array.isArray(value) ? value[0].address : `${value}`);

const fieldsIn = (text) => {
  expect(text).not.toMatch(SHIPPED);
  return Object.keys(MARKED).filter((name) => text.includes(markOf(MARKED[name])));
};

const save = async (data) => {
  const { strapi } = await cmsHere();
  const { documentId } = await strapi.documents(UID).findFirst();
  await strapi.documents(UID).update({ documentId, data });
};

/** Sends a form as a browser without JavaScript does, and returns the HTML of the CMS's answer. */
const sendForm = async (fields) => {
  const { url } = await cmsHere();
  const response = await fetch(`${url}/api/enquiries`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: SITE },
    body: new URLSearchParams(fields).toString(),
  });
  return response.text();
};

const AN_ENQUIRY = { kind: 'contact', name: 'Hodan', message: 'Do you send resin to Kenya?' };

beforeAll(() => save(MARKED), BOOTING);
afterAll(() =>
  save(
    Object.fromEntries(
      Object.entries(MARKED).map(([name, value]) => [name, Array.isArray(value) ? [] : null]),
    ),
  ),
);

describe('the fields of Site', () => {
  it('the e-mail that asks for a confirmation contains the name from Site, and its address for replies', async () => {
    const { text } = await signedUp();
    expect(fieldsIn(text)).toEqual(['name', 'email']);
    expect(text).toContain(`Reply-To: ${MARKED.email}`);
  });

  it('the e-mail to an address that is on the list contains the name from Site, and its address for replies', async () => {
    const { strapi } = await cmsHere();
    const { email } = await confirmed();
    await strapi.db
      .query('api::subscriber.subscriber')
      .updateMany({ where: { email }, data: { mailedAt: null } });
    const { text } = await mailTo(email, () => signUp(email));
    expect(fieldsIn(text)).toEqual(['name', 'email']);
    expect(text).toContain(`Reply-To: ${MARKED.email}`);
  });

  it('the copy to a visitor contains the name and the line from Site, and its address for replies', async () => {
    const { url } = await cmsHere();
    const email = someone();
    const { text } = await mailTo(email, () =>
      fetch(`${url}/api/enquiries`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Origin: SITE },
        body: JSON.stringify({ data: { ...AN_ENQUIRY, email, key: randomUUID() } }),
      }),
    );
    expect(fieldsIn(text)).toEqual(['name', 'line', 'email']);
    expect(text).toContain(`Reply-To: ${MARKED.email}`);
  });

  it('the notice to the owner contains the name and the line from Site', async () => {
    const { strapi } = await cmsHere();
    const notifyTo = someone();
    const { announcer } = moduleOf('enquiries/announce-enquiry');
    const announce = announcer(strapi, { notifyTo, notifyPerHour: 9, copiesPerHour: 9 });
    const entry = { ...AN_ENQUIRY, documentId: randomUUID(), email: someone() };
    expect(fieldsIn((await mailTo(notifyTo, () => announce(entry))).text)).toEqual([
      'name',
      'line',
    ]);
  });

  it('the pages of the newsletter contain the name and the line from Site', async () => {
    const { token, withdrawal } = await signedUp();
    const pages = [
      await open('mail-sent'),
      await open(`confirm/${token}`),
      await press(`confirm/${token}`),
      await open('confirm/unknown'),
      await open(`withdraw/${withdrawal}`),
      await open('withdraw/unknown'),
      await press(`withdraw/${withdrawal}`),
      await press('withdraw/unknown'),
    ];
    for (const { page } of pages) expect(fieldsIn(page)).toEqual(['name', 'line']);
  });

  it('the error page of a form contains the name and the line from Site, and its e-mail address where it says to write', async () => {
    expect(fieldsIn(await sendForm({ kind: 'contact' }))).toEqual(['name', 'line']);
    const tooLong = await sendForm({ ...AN_ENQUIRY, message: 'x'.repeat(70_000) });
    expect(fieldsIn(tooLong)).toEqual(['name', 'line', 'email']);
    expect(tooLong).toContain(`<a href="mailto:${MARKED.email}">`);
  });
});

describe('without an e-mail address in Site', () => {
  it('no e-mail names an address for replies when Site has no e-mail address', async () => {
    await save({ email: null });
    expect((await signedUp()).text).not.toContain('Reply-To:');
  });
});
