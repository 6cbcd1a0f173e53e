const ENQUIRY = 'api::enquiry.enquiry';

const findByKey = (strapi, key) =>
  key ? strapi.db.query(ENQUIRY).findOne({ where: { key } }) : null;

/**
 * Stores an enquiry unless one with its key is there, and answers `{ entry, isNew }`.
 * `beforeStoring` runs when the key is not known yet, and may throw to prevent the storing.
 */
const storeOnce = async (strapi, enquiry, beforeStoring) => {
  const earlier = await findByKey(strapi, enquiry.key);
  if (earlier) return { entry: earlier, isNew: false };

  await beforeStoring();
  try {
    return { entry: await strapi.documents(ENQUIRY).create({ data: enquiry }), isNew: true };
  } catch (error) {
    // Two posts with one key came together, and the unique index let one in: the other is a repetition.
    const winner = await findByKey(strapi, enquiry.key);
    if (!winner) throw error;
    return { entry: winner, isNew: false };
  }
};

const CONTENT = [
  'kind',
  'name',
  'email',
  'company',
  'message',
  'product',
  'productTitle',
  'volume',
];

/** Does the stored entry say the same as this enquiry? */
const saysTheSame = (entry, enquiry) =>
  CONTENT.every((field) => (entry[field] ?? null) === (enquiry[field] ?? null));

module.exports = { saysTheSame, storeOnce };
