import type { Core } from '@strapi/strapi';
import type { EnquiriesConfig } from '../../config/enquiries';
import type { MailConfig } from '../../config/mail';
import { type MailError, reasonOf } from './mail-failure';
import { mailProvider } from './mail-provider';
import { type MailSender, mailSender } from './mail-sender';
import { mailTable } from './mail-table';
import { queuedOptions } from './send-options';
import { mailSettingProblems } from './setting-problems';

const EACH_MS = 60_000;
/** Maximum time to wait for the e-mail that is being sent when the CMS stops, in milliseconds. */
const LAST_MS = 10_000;

let sender: MailSender | null = null;
let timer: NodeJS.Timeout | undefined;

const reportSettings = (strapi: Core.Strapi, { state }: MailConfig) => {
  const { notifyTo } = strapi.config.get<EnquiriesConfig>('enquiries');
  // If neither a mail server nor an address is set, the owner wants no e-mails: report no problem.
  if (state === 'unset' && !notifyTo) return;
  for (const problem of mailSettingProblems(strapi)) strapi.log.error(problem);
};

const startSending = async (
  strapi: Core.Strapi,
  started: MailSender,
  verify: () => Promise<unknown>,
) => {
  sender = started;
  await verify().catch((error: MailError) =>
    strapi.log.error(`The mail server cannot be used. ${reasonOf(error)}`),
  );
  await started.wake();
};

/**
 * Sends the queued e-mails when the CMS starts to listen, then once a minute and after each
 * `queueMail`, until `stopMail` is called. Commands such as `strapi admin:create-user` do not
 * listen and so send nothing. Logs wrong settings, and a mail server that cannot be used. Without a
 * mail server, e-mails stay in the queue for up to 30 days, and are sent once there is one.
 */
export const startMail = async (strapi: Core.Strapi) => {
  const config = strapi.config.get<MailConfig>('mail');
  const { from } = config;
  reportSettings(strapi, config);
  const table = mailTable(strapi.db.connection);
  const provider = mailProvider(strapi);
  const verify = async () => provider.verify?.();
  const started = mailSender({
    table,
    send: async (mail) => provider.send(queuedOptions(mail, from ?? '')),
    verify,
    log: strapi.log,
    now: Date.now,
  });
  timer = setInterval(() => {
    started.purge().catch(({ message }) => strapi.log.error(`Old e-mails stay: ${message}`));
    wakeMail();
  }, EACH_MS).unref();
  if (from === null) return;
  await table.makeAllDue(Date.now());
  strapi.server.httpServer.once('listening', () => void startSending(strapi, started, verify));
};

/** Sends the e-mails that are due. Does nothing when no mail server is set up. */
export const wakeMail = () => void sender?.wake();

/**
 * Stops sending. Waits up to `LAST_MS` for the e-mail that is being sent, so that it is not sent
 * again after the next start.
 */
export const stopMail = async () => {
  clearInterval(timer);
  const stopped = sender?.stop();
  sender = null;
  let last: NodeJS.Timeout | undefined;
  const deadline = new Promise<void>((resolve) => {
    last = setTimeout(resolve, LAST_MS);
  });
  await Promise.race([stopped, deadline]).finally(() => clearTimeout(last));
};
