import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { temporaryFolder } from '../../../scripts/cms/temporary-folder.mjs';
import { requireOfCms } from '../require-of-cms.mjs';

const compiled = (path) => requireOfCms(`./dist/src/${path}`);
const { Database } = requireOfCms('@strapi/database');
const nodemailer = requireOfCms('@strapi/provider-email-nodemailer');
const { mailSettings } = compiled('mail/mail-settings');
const { mailSender } = compiled('mail/mail-sender');
const { mailTable, storeMail } = compiled('mail/mail-table');
const { queuedOptions } = compiled('mail/send-options');
const { validatedMails } = compiled('mail/validated-mails');
const migration = requireOfCms('./database/migrations/2026.11.27T00.00.00.mail-queue.js');

const MIGRATIONS = fileURLToPath(new URL('../../../cms/database/migrations', import.meta.url));
const databaseUrl = process.env.CMS_MAIL_DATABASE_URL;

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Reads variables as Strapi's `env` does. */
export const envOf = (variables) => (name, fallback) => variables[name] ?? fallback;

const connectionTo = (filename) =>
  databaseUrl
    ? { client: 'postgres', connection: { connectionString: databaseUrl } }
    : { client: 'sqlite', connection: { filename }, useNullAsDefault: true };

/**
 * Opens Strapi's own database layer, on the runner's PostgreSQL database if there is one, otherwise
 * on a new SQLite file, which `destroy()` deletes. Creates an empty queue unless `isShared`.
 */
export async function openDatabase({ isShared = false } = {}) {
  const { path, remove } = temporaryFolder('mail-queue-');
  const settings = { migrations: { dir: MIGRATIONS } };
  const db = new Database({ connection: connectionTo(join(path, 'data.db')), settings });
  const close = db.destroy.bind(db);
  db.destroy = async () => {
    await close();
    remove();
  };
  if (!isShared) {
    await db.connection.schema.dropTableIfExists('mail_queue');
    await migration.up(db.connection);
  }
  return db;
}

export const isPostgres = Boolean(databaseUrl);

/**
 * Returns a mail queue with a fake clock. All else is real: it uses Strapi's database layer and
 * mail provider, and sends to a mail server at the port in `variables`.
 */
export function aQueue(db, variables, clock = { now: Date.now() }) {
  const lines = [];
  const line = (level) => (text) => lines.push(`${level}: ${text}`);
  const table = mailTable(db.connection);
  const now = () => clock.now;
  const from = 'Sanaag <no-reply@example.com>';

  /**
   * Starts a sender. `ca` is the certificate of an authority to trust. `onEmpty` runs when no
   * e-mail is due, before the sender receives that result, so that a test can queue an e-mail
   * meanwhile.
   */
  const start = (given = variables, { ca, onEmpty = async () => {} } = {}) => {
    const settings = mailSettings(envOf({ ENQUIRY_NOTIFY_FROM: from, ...given }));
    if (settings.state !== 'ready') throw new Error(settings.problem);
    const options = { ...settings.options, ...(ca && { tls: { ca } }) };
    const provider = nodemailer.init(options, { defaultFrom: settings.from });
    const claim = async (time) => {
      const mail = await table.claim(time);
      if (!mail) await onEmpty();
      return mail;
    };
    return mailSender({
      table: { ...table, claim },
      send: async (mail) => provider.send(queuedOptions(mail, settings.from)),
      verify: () => provider.verify(),
      log: { info: line('info'), warn: line('warn'), error: line('error') },
      now,
    });
  };

  return {
    table,
    clock,
    lines,
    start,
    put: async (subject, { to = 'owner@example.com', ...mail } = {}) => {
      const [one] = validatedMails({ to, subject, text: `The text of ${subject}`, ...mail });
      await storeMail(db.connection, one, clock.now);
    },
    rows: () => db.connection('mail_queue').orderBy('id'),
  };
}
