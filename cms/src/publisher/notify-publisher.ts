import type { Core } from '@strapi/strapi';

/**
 * Strapi events that can change a page of the site. Two events are left out: the creation of a
 * draft, which changes no page, and the upload of a picture, which changes none until an entry
 * shows it.
 */
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
 * Registers a Strapi webhook that notifies the publisher (scripts/publisher.mjs, which builds the
 * site) of every event that can change a page. Does nothing without a `url`. The webhook exists
 * only in this process and not in the database. In the database the secret would be stored in clear
 * text, several processes could add the webhook twice, and the webhook would remain after
 * PUBLISHER_URL is removed.
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
