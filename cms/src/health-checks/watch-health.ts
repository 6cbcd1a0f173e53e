import { hostname } from 'node:os';
import type { Core } from '@strapi/strapi';
import { ownerAlerts } from '../alerts/owner-alerts';
import { checkedHealth, type Failure } from './checked-health';
import { storageChecks } from './storage-checks';

const VALID_MS = 10_000;
const EACH_MS = 60_000;

const WELL_AGAIN = { subject: 'The CMS stores again', text: 'Everything can be stored again.' };

const sentencesOf = (failed: readonly Failure[]) => failed.map(({ sentence }) => sentence);

/**
 * Returns a function that takes the failed checks and sends alerts about them (see `ownerAlerts`).
 * It logs the reasons when the failed checks differ from those of the previous call.
 */
export const changeNotifier = (strapi: Core.Strapi) => {
  // A topic for each machine, because each machine has its own disks.
  const topic = { name: `storage_${hostname()}`, wellAgain: WELL_AGAIN };
  const alert = ownerAlerts(strapi, topic);
  let reported = '';
  return async (failed: readonly Failure[]) => {
    const text = sentencesOf(failed).join('\n');
    if (text !== reported)
      for (const { sentence, reason } of failed) strapi.log.error(`${sentence} ${reason}`);
    reported = text;
    await alert(text ? { id: text, subject: 'The CMS cannot store what it is sent', text } : null);
  };
};

let health: (() => Promise<readonly Failure[]>) | null = null;
let timer: NodeJS.Timeout | undefined;

/** Returns one sentence for each check that currently fails: what the CMS cannot do. */
export const failedWork = async () => sentencesOf((await health?.()) ?? []);

/**
 * Runs the checks once a minute until `endWatch` is called, so that failures are reported even when
 * no program requests `/_health`.
 */
export const watchHealth = (strapi: Core.Strapi) => {
  const check = checkedHealth(storageChecks(strapi), { validMs: VALID_MS });
  const notify = changeNotifier(strapi);
  health = check;
  timer = setInterval(() => {
    check()
      .then(notify)
      .catch((error) =>
        strapi.log.error(`The alert could not be sent by e-mail: ${error.message}`),
      );
  }, EACH_MS).unref();
};

export const endWatch = () => clearInterval(timer);
