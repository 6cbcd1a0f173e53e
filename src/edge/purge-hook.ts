import { limitedText } from './limited-text';
import { tagsOfEvent } from './tags-of-event';
import { timingSafeEqual } from './timing-safe-equal';

/** The path to which Strapi's webhook posts. */
export const PURGE_PATH = '/hooks/purge';

/**
 * Maximum size of a request body, in bytes. It is large, because an event contains the whole entry.
 */
const MAX_BYTES = 4 * 1024 * 1024;

type Purge = (tags: readonly string[]) => Promise<void>;

const answer = (status: number, sentence: string, headers: Record<string, string> = {}) =>
  new Response(`${sentence}\n`, {
    status,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      ...headers,
    },
  });

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Receives change events from the CMS and purges the pages that depend on the changed content. */
export async function purgeHook(request: Request, secret: string, purge: Purge): Promise<Response> {
  if (request.method !== 'POST') {
    return answer(405, 'Changes are told by POST.', { Allow: 'POST' });
  }
  const authorization = request.headers.get('Authorization') ?? '';
  if (!(await timingSafeEqual(authorization, `Bearer ${secret}`))) {
    return answer(401, 'The secret is missing or wrong.', { 'WWW-Authenticate': 'Bearer' });
  }
  const text = await limitedText(MAX_BYTES, request);
  if (text === null) return answer(413, `An event has at most ${MAX_BYTES} bytes.`);
  const tags = tagsOfEvent(jsonOf(text));
  if (tags === null) return answer(400, "This is no event of Strapi's webhooks.");
  if (tags.length === 0) return answer(200, 'No page shows that.');
  await purge(tags);
  return answer(200, `Purged: ${tags.join(', ')}.`);
}
