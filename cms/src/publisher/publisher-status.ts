import { yup } from '@strapi/utils';

/** The publisher's response to a request for its status; see scripts/publisher/status-json.mjs. */
export interface PublisherStatus {
  /** When the served release was made, as an ISO date and time; `null` when there is none. */
  readonly servedSince: string | null;
  /** The latest attempt to publish; `null` before the first one. */
  readonly latest: {
    readonly at: string;
    readonly isGood: boolean;
    /** Whether publishing is suspended although nothing failed. */
    readonly isHeld: boolean;
    readonly text: string;
  } | null;
  /** When the owner went back to an earlier release, as an ISO date and time; `null` otherwise. */
  readonly heldSince: string | null;
  /**
   * A loss of many documents at once, which the owner must confirm before the site is published.
   */
  readonly loss: { readonly since: string; readonly text: string } | null;
  readonly problemCount: number;
  /** `document` is for example `product/abc`, or `null` when the problem concerns no document. */
  readonly problems: readonly {
    readonly document: string | null;
    readonly title: string;
    readonly problem: string;
  }[];
}

const LONGEST_MS = 3_000;
/** The publisher sends about 10 kB; a longer response is not the publisher's. */
const MAX_BYTES = 200_000;

const text = () => yup.string().strict().defined().max(4_000);
const moment = () => text().matches(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
const held = yup.object({ since: moment(), text: text() });
const attempt = yup.object({
  at: moment(),
  isGood: yup.boolean().strict().required(),
  isHeld: yup.boolean().strict().required(),
  text: text(),
});
const problem = yup.object({ document: text().nullable(), title: text(), problem: text() });

const statusShape = yup.object({
  servedSince: moment().nullable(),
  latest: attempt.nullable().default(undefined).defined(),
  heldSince: moment().nullable(),
  loss: held.nullable().default(undefined).defined(),
  problemCount: yup.number().strict().integer().min(0).required(),
  problems: yup.array().of(problem.required()).strict().max(100).required(),
});

const bodyOf = async (answer: Response) => {
  if (!answer.ok) throw new Error(`it answers ${answer.status}`);
  if (Number(answer.headers.get('content-length') ?? MAX_BYTES) >= MAX_BYTES)
    throw new Error('its answer is too long');
  return answer.json();
};

/**
 * Requests the publisher's status.
 *
 * @param publisher `url` is the URL of its webhook, PUBLISHER_URL; the status has the relative URL
 * `status`.
 * @throws when the publisher does not answer within three seconds, or answers something else.
 */
export const readPublisherStatus = async ({
  url,
  secret,
}: {
  readonly url: string;
  readonly secret: string;
}): Promise<PublisherStatus> => {
  const answer = await fetch(new URL('status', url), {
    headers: { 'X-Publisher-Secret': secret },
    redirect: 'error',
    signal: AbortSignal.timeout(LONGEST_MS),
  });
  return (await statusShape.validate(await bodyOf(answer), {
    stripUnknown: true,
  })) as PublisherStatus;
};
