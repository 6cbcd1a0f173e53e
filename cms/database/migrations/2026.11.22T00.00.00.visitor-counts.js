/** What visitors have used up of each limit, counted by every process of the CMS together (src/rate-limiter/limiter.ts). */
module.exports = {
  async up(knex) {
    if (knex.client.dialect !== 'postgresql') return;
    // Two processes may start at once.
    await knex.raw(
      'create table if not exists visitor_counts (key varchar(255) primary key, points integer not null default 0, expire bigint)',
    );
    await knex.raw('create index if not exists visitor_counts_expire on visitor_counts (expire)');
  },
};
