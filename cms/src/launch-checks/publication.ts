import type { Core } from '@strapi/strapi';
import { type PublisherStatus, readPublisherStatus } from '../publisher/publisher-status';
import { asDate, type LaunchCheck, serverLine } from './launch-check';
import { panelPlace, typeNamed } from './panel-link';

type Problem = PublisherStatus['problems'][number];

const problemLine = (strapi: Core.Strapi, { document, title, problem }: Problem): LaunchCheck => {
  const [name = '', id = ''] = document?.split(/\/(.*)/s) ?? [];
  const uid = typeNamed(strapi, name);
  return {
    state: 'advice',
    sentence: `“${title}”: ${problem}.`.replace(/\.\.$/, '.'),
    ...(uid ? panelPlace(strapi, uid, id) : { link: null }),
  };
};

const latestLines = ({ servedSince, latest, heldSince, loss }: PublisherStatus): LaunchCheck[] => {
  const published = servedSince
    ? serverLine('done', `The site was last published on ${asDate(servedSince)}.`)
    : serverLine('to-do', 'The site has not been published yet.');
  if (loss) return [published, serverLine('to-do', `Publishing waits for you. ${loss.text}`)];
  if (heldSince) {
    const since = `Publishing is held since ${asDate(heldSince)}`;
    const sentence = `${since}, because an earlier state of the site was brought back.`;
    return [published, serverLine('advice', sentence)];
  }
  if (!latest || latest.isGood) return [published];
  const failed = `The publication of ${asDate(latest.at)} failed; the site is as it was before it.`;
  return [published, serverLine('to-do', `${failed} ${latest.text}`)];
};

const linesOf = (strapi: Core.Strapi, status: PublisherStatus): LaunchCheck[] => {
  const lines = [...latestLines(status), ...status.problems.map((one) => problemLine(strapi, one))];
  const more = status.problemCount - status.problems.length;
  if (more > 0) lines.push(serverLine('advice', `And ${more} more in the published content.`));
  return lines;
};

/**
 * Checks when the site was last published, whether publishing failed, and which published documents
 * have problems.
 */
export const publication = async (strapi: Core.Strapi): Promise<readonly LaunchCheck[]> => {
  const { PUBLISHER_URL: url, PUBLISHER_SECRET: secret } = process.env;
  if (!url || !secret)
    return [
      serverLine(
        'advice',
        'Nothing here says when the site was last published: PUBLISHER_URL on the server names no publisher.',
      ),
    ];
  try {
    return linesOf(strapi, await readPublisherStatus({ url, secret }));
  } catch (error) {
    const why = (error as Error).message;
    return [serverLine('to-do', `The publisher cannot be asked what is published: ${why}.`)];
  }
};
