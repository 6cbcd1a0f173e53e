import { isRefusal, type MailError, reasonOf } from './mail-failure';
import type { ClaimedMail, MailTable } from './mail-table';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const LONGEST_PAUSE_MS = 60 * MINUTE_MS;
/** How long the CMS repeats the attempt to send an e-mail. */
const TRIED_MS = 3 * DAY_MS;
/** How long an e-mail that could not be sent is stored. */
const STORED_MS = 30 * DAY_MS;

interface Dependencies {
  readonly table: MailTable;
  readonly send: (mail: ClaimedMail) => Promise<unknown>;
  /** Connects and logs in without sending; rejects when that fails. */
  readonly verify: () => Promise<unknown>;
  readonly log: Readonly<Record<'info' | 'warn' | 'error', (line: string) => void>>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/**
 * Milliseconds until the next attempt. The pause starts at 1 minute and doubles with each failure,
 * up to 1 hour.
 */
const pauseAfter = (failures: number) =>
  Math.min(MINUTE_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS);

const errorOf = (work: Promise<unknown>): Promise<MailError | null> =>
  work.then(
    () => null,
    (error) => error,
  );

const nameOf = ({ id, createdAt }: Pick<ClaimedMail, 'id' | 'createdAt'>) =>
  `E-mail ${id} of ${new Date(createdAt).toISOString()}`;

/**
 * Sends the e-mails of the queue, the oldest first. Gives up an e-mail that the mail server
 * refuses. After a temporary failure of one e-mail, postpones that e-mail and sends the next ones.
 * While the mail server cannot be used at all, all e-mails wait, so that they are sent in order
 * afterwards.
 */
export const mailSender = ({ table, send, verify, log, now }: Dependencies) => {
  let outages = 0;
  let pausedUntil = 0;
  let running: Promise<void> | null = null;
  let isWokenAgain = false;
  let isStopped = false;

  const giveUp = async (mail: ClaimedMail, reason: string) => {
    await table.fail(mail.id, now(), reason);
    log.error(`${nameOf(mail)} was not sent, and is not tried again. ${reason}`);
  };

  const pause = async (mail: ClaimedMail, error: MailError) => {
    const reason = reasonOf(error);
    await table.release(mail.id);
    outages += 1;
    pausedUntil = now() + pauseAfter(outages);
    if (outages === 1) log.error(`E-mails wait until the mail server can be used. ${reason}`);
    const ended = await table.waitingSince(now() - TRIED_MS);
    for (const id of ended) await table.fail(id, now(), reason);
    if (ended.length > 0)
      log.error(`E-mails ${ended.join(', ')} were not sent within three days. ${reason}`);
  };

  const postpone = async (mail: ClaimedMail, reason: string) => {
    if (now() - mail.createdAt >= TRIED_MS) return giveUp(mail, reason);
    const pauseMs = pauseAfter(mail.attempts + 1);
    await table.postpone(mail.id, now() + pauseMs);
    log.warn(`${nameOf(mail)} is tried again in ${pauseMs / MINUTE_MS} minutes. ${reason}`);
  };

  const remove = async ({ id }: ClaimedMail) => {
    if (outages > 0) log.info('The mail server can be used again.');
    outages = 0;
    await table.remove(id);
  };

  /** Tries to send an e-mail. Returns false if the mail server cannot be used at all. */
  const attempt = async (mail: ClaimedMail) => {
    const failure = await errorOf(send(mail));
    if (failure === null) await remove(mail);
    else if (isRefusal(failure)) await giveUp(mail, reasonOf(failure));
    else {
      // A server may close the connection because of one e-mail's content. `verify` tells whether
      // the server itself can still be used.
      const outage = await errorOf(verify());
      if (outage !== null) {
        await pause(mail, outage);
        return false;
      }
      await postpone(mail, reasonOf(failure));
    }
    return true;
  };

  const sendDue = async () => {
    if (now() < pausedUntil) return;
    while (!isStopped) {
      const mail = await table.claim(now());
      if (!mail || !(await attempt(mail))) return;
    }
  };

  const run = async () => {
    try {
      do {
        isWokenAgain = false;
        await sendDue();
      } while (isWokenAgain && !isStopped);
    } catch (error) {
      log.error(`The queue of e-mails cannot be read or written: ${(error as Error).message}`);
    } finally {
      running = null;
    }
  };

  return {
    /**
     * Sends the e-mails that are due. Resolves when none is due any more, or when the mail server
     * cannot be used; never rejects.
     */
    wake(): Promise<void> {
      if (running) isWokenAgain = true;
      else running = run();
      return running ?? Promise.resolve();
    },

    /** Deletes e-mails that have been stored for 30 days. */
    async purge() {
      await table.purge(now() - STORED_MS);
    },

    /** Stops sending. Resolves when the current attempt has ended. */
    async stop() {
      isStopped = true;
      await running;
    },
  };
};

export type MailSender = ReturnType<typeof mailSender>;
