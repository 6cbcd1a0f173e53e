/**
 * Creates the table of e-mails that are waiting to be sent: see src/mail/mail-table.ts. It is a
 * plain table rather than a content type, so that no route, role or export of Strapi reaches it.
 * All times are milliseconds since 1970.
 */
module.exports = {
  async up(knex) {
    const id =
      knex.client.dialect === 'postgresql'
        ? 'bigint generated always as identity primary key'
        : 'integer primary key autoincrement';
    // Two processes may run this migration at the same time, hence `if not exists`.
    await knex.raw(`create table if not exists mail_queue (
      id ${id},
      recipient varchar(254) not null,
      reply_to varchar(254),
      content text not null,
      created_at bigint not null,
      due_at bigint not null,
      attempts integer not null default 0,
      claimed_until bigint,
      failed_at bigint,
      reason varchar(300)
    )`);
  },
};
