import type { Core } from '@strapi/strapi';

/** What changes a page. A new draft does not, and a new picture not before an entry shows it. */
const EVENTS = [
  'entry.publish',
  'entry.unpublish',
  'entry.update',
  'entry.delete',
  'media.update',
  'media.delete',
];

const checked = (url: string) => {
  if (URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)) return url;
  throw new Error('PUBLISHER_URL must be an address that begins with http:// or https://.');
};

/**
 * Has Strapi's webhooks tell the publisher of whatever changes a page, when it is named. For as long as this process
 * lives, and not in the database: there the secret would lie in clear, each process would have to keep the others'
 * from adding it twice, and it would outlive the variable.
 */
export const notifyPublisher = (
  strapi: Core.Strapi,
  { url, secret }: { url: string | undefined; secret: string | undefined },
) => {
  if (!url) return;
  if (!secret)
    throw new Error('PUBLISHER_URL needs PUBLISHER_SECRET, which the publisher asks for.');
  const webhook = {
    id: 'publisher',
    name: 'Publisher',
    url: checked(url),
    headers: { 'X-Publisher-Secret': secret },
    events: EVENTS,
    isEnabled: true,
  };
  strapi.get('webhookRunner').add(webhook);
};
