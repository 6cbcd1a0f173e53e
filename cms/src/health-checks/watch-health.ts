import type { Core } from '@strapi/strapi';
import type { EnquiriesConfig } from '../../config/enquiries';
import { checkedHealth, type Failure } from './checked-health';
import { writeChecks } from './write-checks';

const VALID_MS = 10_000;
const EACH_MS = 60_000;

const ALL_WELL = 'Everything can be stored again.';

const sentencesOf = (failed: readonly Failure[]) => failed.map(({ sentence }) => sentence);

/**
 * Returns a function that takes the failed checks and reports them when they differ from those of
 * its last call. It writes to the log, and sends an e-mail when ENQUIRY_NOTIFY_TO names an address.
 */
export const changeNotifier = (strapi: Core.Strapi) => {
  const { notifyTo } = strapi.config.get<EnquiriesConfig>('enquiries');
  let reported = '';
  return async (failed: readonly Failure[]) => {
    const text = sentencesOf(failed).join('\n');
    if (text === reported) return;
    reported = text;
    for (const { sentence, reason } of failed) strapi.log.error(`${sentence} ${reason}`);
    if (!text) strapi.log.info(ALL_WELL);
    if (!notifyTo) return;
    const subject = text ? 'The CMS cannot store what it is sent' : 'The CMS stores again';
    const mail = { to: notifyTo, subject, text: text || ALL_WELL };
    await strapi.plugin('email').service('email').send(mail);
  };
};

let health: (() => Promise<readonly Failure[]>) | null = null;
let timer: NodeJS.Timeout | undefined;

/** Returns the sentences of the checks that currently fail. */
export const failedWork = async () => sentencesOf((await health?.()) ?? []);

/**
 * Runs the checks once a minute until `endWatch` is called, so that failures are reported even when
 * no program requests `/_health`.
 */
export const watchHealth = (strapi: Core.Strapi) => {
  const check = checkedHealth(writeChecks(strapi), { validMs: VALID_MS });
  const notify = changeNotifier(strapi);
  health = check;
  timer = setInterval(() => {
    check()
      .then(notify)
      .catch((error) => strapi.log.error(`Nobody was told of it by e-mail: ${error.message}`));
  }, EACH_MS).unref();
};

export const endWatch = () => clearInterval(timer);
