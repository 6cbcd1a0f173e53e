/**
 * The tables whose rows belong to one person, each with the column that contains this person's
 * e-mail address. A table that a database lacks is skipped. `test/erasure.test.ts` fails if the
 * e-mail field of a content type is missing here.
 */
export const PERSONAL_ROWS = [
  { table: 'enquiries', column: 'email' },
  { table: 'subscribers', column: 'email' },
  // Queued e-mails: those to the person (`recipient`), and notices to the owner about the person's
  // enquiries (`reply_to`).
  { table: 'mail_queue', column: 'recipient' },
  { table: 'mail_queue', column: 'reply_to' },
] as const;
