import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { StoredMail } from './validated-mails';

const TABLE = 'mail_queue';
const MINUTE_MS = 60_000;

/**
 * How long a claim on an e-mail is valid. All timeouts of one e-mail together are shorter
 * (mail-settings.ts), so a process that exceeds this time must have been killed. Another process
 * then sends the e-mail.
 */
const CLAIM_MS = 15 * MINUTE_MS;
const MAX_REASON = 300;

export type Connection = Core.Strapi['db']['connection'];

/** An e-mail that this process has claimed and has to send. */
export interface ClaimedMail extends StoredMail {
  readonly id: number;
  /** The same in each attempt, so that a mail server can recognise a repetition. */
  readonly key: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  /** Attempts that have failed. */
  readonly attempts: number;
}

interface Row {
  readonly id: number | string;
  readonly recipient: string;
  readonly content: string;
  readonly created_at: number | string;
  readonly attempts: number;
}

/**
 * Stores an e-mail that is due now. `connection` may be a transaction.
 * @throws {Error} without the database's error, whose message contains the whole e-mail.
 */
export const storeMail = async (
  connection: Connection,
  { recipient, ...content }: StoredMail,
  now: number,
) => {
  const row = {
    recipient,
    reply_to: content.replyTo ?? null,
    content: JSON.stringify({ key: randomUUID(), ...content }),
    created_at: now,
    due_at: now,
  };
  const code = await connection(TABLE)
    .insert(row)
    .then(
      () => null,
      (error) => error.code ?? error.name,
    );
  if (code) throw new Error(`The database cannot store an e-mail (${code}).`);
};

// PostgreSQL's driver returns bigints as strings.
const asMail = ({ id, recipient, content, created_at, attempts }: Row): ClaimedMail => ({
  ...JSON.parse(content),
  recipient,
  id: Number(id),
  createdAt: Number(created_at),
  attempts,
});

/** The queue of e-mails in the database. Times are milliseconds since 1970. */
export const mailTable = (connection: Connection) => {
  const waiting = () => connection(TABLE).whereNull('failed_at');
  const one = (id: number) => connection(TABLE).where({ id });

  return {
    /**
     * Claims the oldest e-mail that is due. Returns null when no e-mail is due, or while another
     * process is sending one: only one process sends at a time, so that e-mails arrive in order.
     */
    async claim(now: number): Promise<ClaimedMail | null> {
      for (;;) {
        const sending = await waiting().where('claimed_until', '>', now).first('id');
        if (sending) return null;
        const row: Row | undefined = await waiting()
          .where('due_at', '<=', now)
          .orderBy('id')
          .first();
        if (!row) return null;
        // Updates no row when another process has just claimed this one.
        const claimed = await waiting()
          .where({ id: row.id })
          .where((query) => query.whereNull('claimed_until').orWhere('claimed_until', '<=', now))
          .update({ claimed_until: now + CLAIM_MS });
        if (claimed === 1) return asMail(row);
      }
    },

    /** Ends the claim on an e-mail, which remains in the queue. */
    async release(id: number) {
      await one(id).update({ claimed_until: null });
    },

    async remove(id: number) {
      await one(id).delete();
    },

    /** Counts a failed attempt and schedules the next one for `dueAt`. */
    async postpone(id: number, dueAt: number) {
      await one(id).increment('attempts').update({ due_at: dueAt, claimed_until: null });
    },

    /**
     * Marks an e-mail as failed, so that it is not tried again. It is stored until it is purged.
     */
    async fail(id: number, now: number, reason: string) {
      const end = { failed_at: now, claimed_until: null, reason: reason.slice(0, MAX_REASON) };
      await one(id).update(end);
    },

    /**
     * Returns the ids of waiting e-mails that were queued at or before `time` and that no process
     * is sending.
     */
    async waitingSince(time: number): Promise<readonly number[]> {
      const rows = await waiting()
        .where('created_at', '<=', time)
        .whereNull('claimed_until')
        .select('id');
      return rows.map(({ id }) => Number(id));
    },

    /**
     * Makes all waiting e-mails due now. Called at boot, because the mail settings may have changed
     * since the last attempt.
     */
    async makeAllDue(now: number) {
      await waiting().where('due_at', '>', now).update({ due_at: now });
    },

    /**
     * Deletes all e-mails that were queued at or before `time`, even if they have not been sent.
     */
    async purge(time: number) {
      await connection(TABLE).where('created_at', '<=', time).delete();
    },
  };
};

export type MailTable = ReturnType<typeof mailTable>;
