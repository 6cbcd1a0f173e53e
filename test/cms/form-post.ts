import { CMS_URL } from './cms-under-test';

/** Origin of the site's pages in the default value of `SITE_ORIGINS`. */
export const SITE_PAGE = 'http://localhost:5173';

export interface FormAnswer {
  readonly status: number;
  readonly headers: Headers;
  /** The page's HTML. */
  readonly page: string;
}

interface FormPost {
  readonly headers?: Record<string, string>;
  readonly at?: string;
  readonly path?: string;
}

/** Sends a body as a browser sends a form on a page without a script. Does not follow redirects. */
export async function sendBody(body: string, post: FormPost = {}): Promise<FormAnswer> {
  const { headers, at = CMS_URL, path = '/api/enquiries' } = post;
  const answer = await fetch(`${at}${path}`, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      Accept: 'text/html',
      'Content-Type': 'application/x-www-form-urlencoded',
      Origin: SITE_PAGE,
      ...headers,
    },
    body,
  });
  return { status: answer.status, headers: answer.headers, page: await answer.text() };
}

type Fields = Readonly<Record<string, string>>;

export const sendForm = (fields: Fields, post?: FormPost): Promise<FormAnswer> =>
  sendBody(`${new URLSearchParams(fields)}`, post);

/** Returns the fields that the site's contact form sends, including the empty honeypot field. */
export const aForm = (fields: Fields = {}): Fields => ({
  kind: 'contact',
  name: 'Ayaan Warsame',
  email: 'ayaan@example.com',
  message: 'Do you sell resin by the kilo?',
  website: '',
  ...fields,
});

const unescaped = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

/** Returns the values of the form in a page by field name, as a browser would send them. */
export const typedInto = (page: string): Record<string, string> => {
  const [form = ''] = /<form[\s\S]*<\/form>/.exec(page) ?? [];
  const inputs = [...form.matchAll(/<input ([^>]*)>/g)].map(([, attributes = '']) => [
    /name="([^"]*)"/.exec(attributes)?.[1] ?? '',
    /value="([^"]*)"/.exec(attributes)?.[1] ?? '',
  ]);
  const texts = [...form.matchAll(/<textarea[^>]*name="(\w+)"[^>]*>\n([^<]*)<\/textarea>/g)].map(
    ([, name = '', text = '']) => [name, text],
  );
  const chosen = [
    ...form.matchAll(/<select[^>]*name="(\w+)"[\s\S]*?<option selected>([^<]*)/g),
  ].map(([, name = '', text = '']) => [name, text]);
  return Object.fromEntries(
    [...inputs, ...texts, ...chosen].map(([name = '', text = '']) => [name, unescaped(text)]),
  );
};
