import { join } from 'node:path';

/**
 * Returns an environment variable that the runner set for the CMS under test; see
 * scripts/cms/boot-for-tests.mjs.
 */
const given = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run these tests with \`npm run test:cms\`.`);
  return value;
};

export const CMS_URL = given('CMS_URL');
export const LIMITED_URL = given('CMS_LIMITED_URL');
export const CMS_PID = Number(given('CMS_PID'));
export const UPLOADS_DIR = join(given('CMS_PUBLIC_DIR'), 'uploads');
export const TEMPORARY_DIR = given('CMS_TEMPORARY_DIR');

const bearer = (token: string): Record<string, string> => ({ Authorization: `Bearer ${token}` });
export const VISITOR: Record<string, string> = {};
export const SITE = bearer(given('CMS_SITE_TOKEN'));
export const EDITOR = bearer(given('CMS_WRITE_TOKEN'));
export const LIMITED_EDITOR = bearer(given('CMS_LIMITED_WRITE_TOKEN'));

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  /** The parsed body, or the text itself when it is not JSON. */
  readonly body: unknown;
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

interface RequestOptions {
  readonly as?: Record<string, string>;
  readonly headers?: Record<string, string>;
  readonly method?: string;
  /** Content of a JSON body: `data` is sent as `{ data }`. */
  readonly data?: unknown;
  /** The whole body, sent unchanged instead of `data`. */
  readonly body?: string | FormData;
  readonly at?: string;
}

export async function ask(path: string, options: RequestOptions = {}): Promise<Answer> {
  const { as = VISITOR, headers = {}, data, at = CMS_URL } = options;
  const body = options.body ?? (data === undefined ? undefined : JSON.stringify({ data }));
  const type: Record<string, string> =
    typeof body === 'string' ? { 'Content-Type': 'application/json' } : {};
  const answer = await fetch(`${at}${path}`, {
    method: options.method ?? (body === undefined ? 'GET' : 'POST'),
    headers: { Accept: 'application/json', ...type, ...as, ...headers },
    ...(body === undefined ? {} : { body }),
  });
  return { status: answer.status, headers: answer.headers, body: parsed(await answer.text()) };
}
