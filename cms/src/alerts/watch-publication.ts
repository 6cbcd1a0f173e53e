import type { Core } from '@strapi/strapi';
import type { AlertsConfig } from '../../config/alerts';
import { type PublisherStatus, readPublisherStatus } from '../publisher/publisher-status';
import { type Fault, ownerAlerts } from './owner-alerts';

/**
 * Consecutive failed requests before an alert. A single failure may be a restart of the publisher.
 */
const MISSES = 2;

const WELL_AGAIN = {
  subject: 'The site is published again',
  text: 'The latest publication succeeded. You need not do anything.',
};

/**
 * Returns the fault that the publisher's status describes; `null` when there is none. Returns
 * `undefined` before the first publication and while the owner has paused publishing: in these
 * states it is unknown whether publishing works.
 *
 * @param panel address of the panel.
 */
export const faultIn = (
  { latest, heldSince, loss }: PublisherStatus,
  panel: string,
): Fault | null | undefined => {
  if (loss)
    return {
      id: 'loss',
      subject: 'The site is not published: many documents are gone',
      text: `${loss.text}\n\nThe site stays as it is until you decide.\n${panel}`,
    };
  if (heldSince || !latest || latest.isHeld) return undefined;
  if (latest.isGood) return null;
  return {
    id: 'failed',
    subject: 'The site could not be published',
    text: `${latest.text}\n\nThe site is as it was before. The publisher tries again by itself; you are told when it succeeds.\n${panel}`,
  };
};

const unreachable = (reason: string, panel: string): Fault => ({
  id: 'unreachable',
  subject: 'The site is not published: the publisher does not answer',
  text: `What is edited now does not reach the site (${reason}).\n\nThe site is as it was before. On the server: systemctl status sanaag-publisher\n${panel}`,
});

/**
 * Returns a function that requests the publisher's status once and calls `alert` with the fault, or
 * with `null` if there is none. It does not call `alert` after a single failed request, or when
 * `faultIn` returns `undefined`.
 */
export const publicationWatcher = (
  readStatus: () => Promise<PublisherStatus>,
  alert: (fault: Fault | null) => Promise<void>,
  panel: string,
) => {
  let misses = 0;
  return async () => {
    let fault: Fault | null | undefined;
    try {
      fault = faultIn(await readStatus(), panel);
      misses = 0;
    } catch (error) {
      misses += 1;
      if (misses >= MISSES) fault = unreachable((error as Error).message, panel);
    }
    if (fault !== undefined) await alert(fault);
  };
};

let timer: NodeJS.Timeout | undefined;

/**
 * Requests the publisher's status regularly, until `endPublicationWatch` is called. Does nothing
 * when this CMS has no publisher.
 */
export const watchPublication = (
  strapi: Core.Strapi,
  { url, secret }: { url: string | undefined; secret: string | undefined },
) => {
  if (!url || !secret) return;
  const { everySeconds } = strapi.config.get<AlertsConfig>('alerts');
  const look = publicationWatcher(
    () => readPublisherStatus({ url, secret }),
    ownerAlerts(strapi, { name: 'publication', wellAgain: WELL_AGAIN }),
    strapi.config.get<string>('admin.absoluteUrl'),
  );
  timer = setInterval(() => {
    look().catch((error) =>
      strapi.log.error(`The alert could not be sent by e-mail: ${error.message}`),
    );
  }, everySeconds * 1000).unref();
};

export const endPublicationWatch = () => clearInterval(timer);
