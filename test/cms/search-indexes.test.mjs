import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootTemporaryCms } from '../../scripts/cms/boot-temporary-cms.mjs';
import { openDatabase } from './queries/many-rows.mjs';
import { requireOfCms } from './require-of-cms.mjs';

// The runner sets this variable only when it tests PostgreSQL, because SQLite has no trigram
// indexes.
const databaseUrl = process.env.CMS_SEARCHED_DATABASE_URL;
const BOOTING = { timeout: 300_000 };
const PRODUCTS = 100_000;

const FILL = `
  insert into products (document_id, title, description, price, published_at)
  select 'many' || n, 'Frankincense ' || md5(n::text), repeat(md5((n * 7)::text) || ' ', 6), 1, now()
  from generate_series(1, ${PRODUCTS}) n`;

// The SQL that Strapi runs for the site's search (src/adapters/strapi/queries/text-conditions.ts).
const SEARCH = `
  explain (analyze, costs off, timing off, summary on)
  select t0.* from products as t0
  where (lower(cast(t0.title as varchar)) like lower(?) or lower(cast(t0.description as varchar)) like lower(?))
    and t0.published_at is not null
  order by t0.title asc limit 25`;

const INDEXES = "select indexname from pg_indexes where indexname like '%_trgm' order by 1";

describe.skipIf(!databaseUrl)('a search on PostgreSQL', () => {
  let cms;
  let database;

  beforeAll(async () => {
    cms = await bootTemporaryCms({ databaseUrl });
    database = openDatabase({ databaseUrl });
    await database.raw(FILL);
    await database.raw('vacuum analyze products');
  }, BOOTING.timeout);
  afterAll(async () => {
    await database?.destroy();
    await cms?.stop();
  }, BOOTING.timeout);

  const plan = async (text) => {
    const { rows } = await database.raw(SEARCH, [`%${text}%`, `%${text}%`]);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  };
  /** Returns the number of rows read by sequential scans so far. */
  const sequentialReads = async () => {
    await database.raw('select pg_stat_clear_snapshot()');
    const { rows } = await database.raw(
      "select seq_tup_read::int as n from pg_stat_user_tables where relname = 'products'",
    );
    return rows[0].n;
  };
  const uses = async (index) => {
    const { rows } = await database.raw(
      'select idx_scan::int as n from pg_stat_user_indexes where indexrelname = ?',
      [index],
    );
    return rows[0].n;
  };

  it('a search on PostgreSQL has an index for each text that the site searches', async () => {
    const { rows } = await database.raw(INDEXES);
    expect(rows.map(({ indexname }) => indexname)).toEqual([
      'batches_title_trgm',
      'blogs_description_trgm',
      'blogs_title_trgm',
      'blogs_topics_trgm',
      'law_pages_title_trgm',
      'products_description_trgm',
      'products_title_trgm',
    ]);
  });

  it(
    'a search on PostgreSQL finds its results among 100,000 products through the indexes',
    BOOTING,
    async () => {
      const [text] = (await database.raw('select substr(md5(?), 1, 9) as text', ['4711'])).rows;
      const before = await sequentialReads();
      const used = await uses('products_title_trgm');
      const wanted = `[Title][$containsi]=${text.text.toUpperCase()}`;
      const prose = `[Description][$containsi]=${text.text.toUpperCase()}`;
      const path = `/api/products?filters[$or][0]${wanted}&filters[$or][1]${prose}`;
      const { data } = await (await fetch(`${cms.url}${path}`)).json();
      expect(data.map(({ documentId }) => documentId)).toContain('many4711');
      // Stops the CMS, because PostgreSQL reports the statistics of a connection only when the
      // connection has been idle for a while or closes.
      await cms.stop();
      cms = null;
      expect(await uses('products_title_trgm')).toBeGreaterThan(used);
      expect((await sequentialReads()) - before).toBeLessThan(PRODUCTS);
    },
  );

  it(
    'a search on PostgreSQL is planned with the indexes, and reads every row without them',
    BOOTING,
    async () => {
      const withIndex = await plan('4711ab');
      await database.raw('drop index products_title_trgm, products_description_trgm');
      const without = await plan('4711ab');
      console.log(`Without the indexes:\n${without}\n\nWith them:\n${withIndex}`);
      expect(without).toMatch(/Seq Scan on products/);
      expect(withIndex).toMatch(/Bitmap Index Scan on products_title_trgm/);
      expect(withIndex).toMatch(/Bitmap Index Scan on products_description_trgm/);
      expect(withIndex).not.toMatch(/Seq Scan/);
    },
  );

  it(
    'a search on PostgreSQL logs one warning when the extension for its indexes may not be created',
    BOOTING,
    async () => {
      await database.raw('drop extension pg_trgm cascade');
      await database.raw("create role guest login password 'guest'");
      const url = new URL(databaseUrl);
      [url.username, url.password] = ['guest', 'guest'];
      const guest = openDatabase({ databaseUrl: url.href });
      const { ensureTextIndexes } = requireOfCms('./dist/src/search-indexes/ensure-text-indexes');
      const warnings = [];
      const attributes = {
        Title: { columnName: 'title' },
        Description: { columnName: 'description' },
      };
      const metadata = { get: () => ({ tableName: 'products', attributes }) };
      await ensureTextIndexes({
        db: { dialect: { client: 'postgres' }, connection: guest, metadata },
        log: { warn: (text) => warnings.push(text) },
      });
      await guest.destroy();
      expect(warnings).toEqual([
        'Searches read every row, since they have no index: create extension if not exists pg_trgm - permission denied to create extension "pg_trgm"',
      ]);
    },
  );
});
