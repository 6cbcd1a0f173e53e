const FIELDS = ['kind', 'name', 'email', 'company', 'productTitle', 'product', 'volume', 'message'];

const asText = (entry) =>
  FIELDS.filter((field) => entry[field])
    .map((field) => `${field}: ${entry[field]}`)
    .join('\n');

/**
 * Tells the team by e-mail, when ENQUIRY_NOTIFY_TO names an address. Nobody waits for it: the enquiry is
 * stored, so a mail server that is slow or down is the team's matter, not the visitor's.
 * Nothing a visitor wrote stands in a header, save the reply address, which the schema checked.
 */
const announceEnquiry = (strapi, entry) => {
  const { notifyTo } = strapi.config.get('enquiries');
  if (!notifyTo) return;

  const mail = {
    to: notifyTo,
    replyTo: entry.email,
    subject: `New enquiry: ${entry.kind}`,
    text: asText(entry),
  };
  (async () => strapi.plugin('email').service('email').send(mail))().catch((error) =>
    strapi.log.error(`No e-mail went out for enquiry ${entry.documentId}: ${error.message}`),
  );
};

module.exports = { announceEnquiry };
