import type { Core } from '@strapi/strapi';
import { type PublisherStatus, readPublisherStatus } from '../publisher/publisher-status';
import { asDate, type LaunchCheck } from './launch-check';
import { panelLink, typeNamed } from './panel-link';

type Problem = PublisherStatus['problems'][number];

const problemLine = (strapi: Core.Strapi, { document, title, problem }: Problem): LaunchCheck => {
  const [name = '', id = ''] = document?.split(/\/(.*)/s) ?? [];
  const uid = typeNamed(strapi, name);
  return {
    state: 'advice',
    sentence: `“${title}”: ${problem}.`.replace(/\.\.$/, '.'),
    link: uid && panelLink(strapi, uid, id),
    ...(uid && { type: uid }),
  };
};

const latestLines = ({ servedSince, latest, heldSince, loss }: PublisherStatus): LaunchCheck[] => {
  const line = (state: LaunchCheck['state'], sentence: string) => ({ state, sentence, link: null });
  const published = servedSince
    ? line('done', `The site was last published on ${asDate(servedSince)}.`)
    : line('to-do', 'The site has not been published yet.');
  if (loss) return [published, line('to-do', `Publishing waits for you. ${loss.text}`)];
  if (heldSince)
    return [
      published,
      line(
        'advice',
        `Publishing is held since ${asDate(heldSince)}, because an earlier state of the site was brought back.`,
      ),
    ];
  if (!latest || latest.isGood) return [published];
  return [
    published,
    line(
      'to-do',
      `The publication of ${asDate(latest.at)} failed; the site is as it was before it. ${latest.text}`,
    ),
  ];
};

/**
 * Checks when the site was last published, what failed, and which documents could not be shown as
 * they are.
 */
export const publication = async (
  strapi: Core.Strapi,
  { PUBLISHER_URL: url, PUBLISHER_SECRET: secret }: NodeJS.ProcessEnv = process.env,
): Promise<readonly LaunchCheck[]> => {
  if (!url || !secret)
    return [
      {
        state: 'advice',
        sentence:
          'Nothing here says when the site was last published: PUBLISHER_URL on the server names no publisher.',
        link: null,
      },
    ];
  let status: PublisherStatus;
  try {
    status = await readPublisherStatus({ url, secret });
  } catch (error) {
    const why = (error as Error).message;
    return [
      {
        state: 'to-do',
        sentence: `The publisher cannot be asked what is published: ${why}.`,
        link: null,
      },
    ];
  }
  const more = status.problemCount - status.problems.length;
  return [
    ...latestLines(status),
    ...status.problems.map((one) => problemLine(strapi, one)),
    ...(more > 0
      ? [
          {
            state: 'advice' as const,
            sentence: `And ${more} more in the published content.`,
            link: null,
          },
        ]
      : []),
  ];
};
