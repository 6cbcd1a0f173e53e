/**
 * Creates the table for the counts of the rate limits, which all processes of the CMS share: see
 * src/rate-limiter/limiter.ts.
 */
module.exports = {
  async up(knex) {
    if (knex.client.dialect !== 'postgresql') return;
    // Two processes may run this migration at the same time, hence `if not exists`.
    await knex.raw(
      'create table if not exists visitor_counts (key varchar(255) primary key, points integer not null default 0, expire bigint)',
    );
    await knex.raw('create index if not exists visitor_counts_expire on visitor_counts (expire)');
  },
};
