import type { Core, UID } from '@strapi/strapi';
import type { LaunchCheck } from './launch-check';
import { panelLink, typeNamed } from './panel-link';

const listed = (names: readonly string[]) => {
  const more = names.length - 3;
  const first = names.slice(0, 3).map((name) => `“${name}”`);
  return more > 0 ? `${first.join(', ')} and ${more} more` : first.join(', ');
};

const titleOf = (row: Readonly<Record<string, unknown>>) => String(row.Title ?? row.name ?? '');

const marksSamples = (strapi: Core.Strapi, uid: UID.ContentType) =>
  'sample' in strapi.contentTypes[uid].attributes;

/**
 * Checks the published documents that are marked as samples, of every content type that has the
 * mark. While no testimonial is published the site shows those that ship with it, which are samples.
 */
export const samples = async (strapi: Core.Strapi): Promise<readonly LaunchCheck[]> => {
  const checks: LaunchCheck[] = [];
  for (const name of ['testimonial', 'product', 'blog']) {
    const uid = typeNamed(strapi, name);
    if (!uid || !marksSamples(strapi, uid)) continue;
    const published = { publishedAt: { $notNull: true } };
    const link = panelLink(strapi, uid);
    const rows = await strapi.db.query(uid).findMany({ where: { ...published, sample: true } });
    const what = strapi.contentTypes[uid].info.pluralName;
    if (rows.length > 0)
      checks.push({
        state: 'to-do',
        sentence: `The site shows sample ${what}: ${listed(rows.map(titleOf))}.`,
        link,
        type: uid,
      });
    else if (
      name === 'testimonial' &&
      (await strapi.db.query(uid).count({ where: published })) === 0
    )
      checks.push({
        state: 'to-do',
        sentence: 'No testimonial is published, so the site shows the samples that ship with it.',
        link,
        type: uid,
      });
    else
      checks.push({ state: 'done', sentence: `None of the ${what} is a sample.`, link, type: uid });
  }
  return checks;
};
