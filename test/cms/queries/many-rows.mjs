import { requireOfCms } from '../require-of-cms.mjs';

const knex = requireOfCms('knex');

/** Opens the CMS's own database, to insert rows that requests could not create quickly. */
export const openDatabase = ({ databaseFile, databaseUrl }) =>
  databaseUrl
    ? knex({ client: 'pg', connection: databaseUrl, pool: { min: 1, max: 1 } })
    : knex({
        client: 'better-sqlite3',
        connection: { filename: databaseFile },
        useNullAsDefault: true,
      });

const BATCH = 500;
/**
 * Id of the first inserted row. It is higher than any id that the CMS assigns while the tests run.
 */
const FIRST_ID = 100_000;
const FACTS = ['Harvest', 'Grade', 'Strain'];
const VOLUMES = ['Ten ml', 'Thirty ml', 'Bulk'];
const DESCRIPTION =
  'Steam-distilled from resin tears that were gathered by hand on the cliffs of the escarpment, sorted by their colour and rested for a season. Amber glass, filled on the day of the order. ';

const two = (count) => Array.from({ length: count * 2 }, (_, place) => place);

/**
 * Inserts `count` products, each with its draft row as Strapi stores them, with facts and with the
 * picture of the row `fileId`.
 */
export async function fillWithProducts(database, { count, fileId }) {
  // SQLite stores a time as a number.
  const moment = (place) => {
    const date = new Date(Date.UTC(2025, 0, 1) + place * 60_000);
    return database.client.config.client === 'pg' ? date : date.getTime();
  };
  const products = two(count).map((place) => {
    const number = place >> 1;
    return {
      id: FIRST_ID + place,
      document_id: `many${String(number).padStart(20, '0')}`,
      title: `Frankincense ${number} of the escarpment`,
      description: DESCRIPTION.repeat(1 + (number % 3)),
      price: (number % 400) + 0.5,
      rating: number % 7 === 0 ? null : (number % 50) / 10,
      volume: VOLUMES[number % 3],
      created_at: moment(number),
      updated_at: moment(number),
      published_at: place % 2 === 0 ? null : moment(number),
    };
  });
  const facts = products.flatMap(({ id }) =>
    FACTS.map((label, place) => ({
      fact: { id: id * 3 + place, label, value: `${label} a ${id % 97}` },
      link: {
        entity_id: id,
        cmp_id: id * 3 + place,
        component_type: 'product.fact',
        field: 'facts',
        order: place + 1,
      },
    })),
  );
  const pictures = products.map(({ id }) => ({
    file_id: fileId,
    related_id: id,
    related_type: 'api::product.product',
    field: 'productimage',
    order: 1,
  }));
  await database.transaction(async (at) => {
    await at.batchInsert('products', products, BATCH);
    await at.batchInsert(
      'components_product_facts',
      facts.map(({ fact }) => fact),
      BATCH,
    );
    await at.batchInsert(
      'products_cmps',
      facts.map(({ link }) => link),
      BATCH,
    );
    await at.batchInsert('files_related_mph', pictures, BATCH);
  });
  await database.raw('analyze');
}
