import { randomUUID } from 'node:crypto';
import { cmsHere, moduleOf, SITE, SUBSCRIBER } from './cms-in-process.mjs';

export const someone = () => `${randomUUID()}@example.com`;

/**
 * Runs the task of the CMS that merges each received sign-up into the entry of its e-mail address.
 */
export const settle = async () => {
  const { strapi } = await cmsHere();
  await moduleOf('newsletter/merge-sign-ups').mergeSignUps(strapi);
};

/**
 * Stores a sign-up directly instead of by an HTTP request. The CMS then sends no mail, and does not
 * merge the sign-up into the entry of its e-mail address.
 */
export const receive = async (email) => {
  const { strapi } = await cmsHere();
  const signUpOf = { email, name: null };
  await moduleOf('newsletter/receive-sign-up').receiveSignUp(strapi, signUpOf, new Date());
};

/** Signs up as the site does, and merges the sign-up into the entry of its e-mail address. */
export const signUp = async (email, fields = {}) => {
  const { url } = await cmsHere();
  const response = await fetch(`${url}/api/enquiries`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: SITE },
    body: JSON.stringify({ data: { kind: 'newsletter', email, key: randomUUID(), ...fields } }),
  });
  const answer = { status: response.status, headers: response.headers };
  const body = await response.json();
  await settle();
  return { ...answer, body };
};

/** Returns the rows of an e-mail address, the oldest first. */
export const rowsOf = async (email) => {
  const { strapi } = await cmsHere();
  return strapi.db.query(SUBSCRIBER).findMany({ where: { email }, orderBy: { id: 'asc' } });
};

/** Sets columns of the entries of an address in the database, such as their dates. */
export const change = async (email, data) => {
  const { strapi } = await cmsHere();
  await strapi.db.query(SUBSCRIBER).updateMany({ where: { email }, data });
};

const decoded = (raw) => raw.replaceAll('\r\n', '\n').replaceAll('=\n', '').replaceAll('=3D', '=');

/** Runs `work`, waits for the next mail to an address, and returns it decoded. */
export const mailTo = async (email, work) => {
  const { mailServer } = await cmsHere();
  const toThem = () => mailServer.mails.filter(({ envelope }) => envelope.to.includes(email));
  const before = toThem().length;
  await work();
  while (toThem().length === before) await mailServer.received(mailServer.mails.length + 1);
  const { raw, envelope } = toThem()[before];
  const text = decoded(raw);
  const link = (page) => new RegExp(`${SITE}/api/newsletter/${page}/([\\w.-]+)`).exec(text)?.[1];
  return { to: envelope.to, text, token: link('confirm'), withdrawal: link('withdraw') };
};

/** Signs up, and returns the e-mail address with the mail that the CMS sends to it. */
export const signedUp = (email = someone(), fields = {}) =>
  mailTo(email, async () => {
    await signUp(email, fields);
  }).then((mail) => ({ email, ...mail }));

export const sendDueMails = async (now = new Date()) => {
  const { strapi } = await cmsHere();
  await moduleOf('newsletter/send-mails').sendDueMails(strapi, now);
};

/** Requests a page of the newsletter as a browser does. */
export const open = async (path, { method = 'GET', ...init } = {}) => {
  const { url } = await cmsHere();
  const response = await fetch(`${url}/api/newsletter/${path}`, {
    method,
    ...init,
    headers: { Accept: 'text/html', ...init.headers },
  });
  return { status: response.status, headers: response.headers, page: await response.text() };
};

/** Sends the form of a newsletter page, as its only button does. */
export const press = (path) =>
  open(path, {
    method: 'POST',
    headers: { Origin: SITE, 'Content-Type': 'application/x-www-form-urlencoded' },
  });

/** Signs up and confirms. Returns what `signedUp` returns. */
export const confirmed = async (email = someone(), fields = {}) => {
  const mail = await signedUp(email, fields);
  await press(`confirm/${mail.token}`);
  return mail;
};

/** Signs up, confirms and withdraws. Returns what `signedUp` returns. */
export const withdrawn = async (email = someone()) => {
  const mail = await confirmed(email);
  await press(`withdraw/${mail.withdrawal}`);
  return mail;
};
