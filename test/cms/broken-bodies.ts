import { CMS_URL } from './cms-under-test';

/** One hostile request. */
export interface BrokenBody {
  readonly name: string;
  /**
   * The text to send, with the head of the request, in parts that are written one after another.
   */
  readonly pieces: readonly string[];
  /** How the sender ends the connection: normally, or by destroying the socket. */
  readonly end: 'closed' | 'torn';
}

const PATHS = [
  '/api/enquiries',
  '/API/ENQUIRIES',
  '/api/upload',
  '/api/products',
  '/upload',
  '/upload/files',
  '/admin/login',
  '/api/auth/local',
  '/graphql',
];
const KB = 1024;
const { host } = new URL(CMS_URL);

/**
 * Returns a generator of pseudo-random numbers from 0 to below 1 (Mulberry32). The same seed gives
 * the same numbers.
 */
const numbersFrom = (seed: number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

const file = (name: string, content: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n${content}\r\n`;
const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;

/**
 * Returns `count` requests with bodies that are broken, chunked, endless or aborted. The same seed
 * gives the same requests.
 */
export function brokenBodies(count: number, seed: number, writeToken: string): BrokenBody[] {
  const random = numbersFrom(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const one = <T>(list: readonly T[]): T => list[below(list.length)] as T;
  const filler = () => 'x'.repeat(1 + below(64 * KB));
  const endlessly = () => Array.from({ length: 8 + below(16) }, filler);

  const requestHead = (type: string, ...more: string[]) => {
    const token = random() < 0.5 ? [`Authorization: Bearer ${writeToken}`] : [];
    const lines = [`POST ${one(PATHS)} HTTP/1.1`, `Host: ${host}`, `Content-Type: ${type}`];
    return [...lines, ...token, ...more, '', ''].join('\r\n');
  };
  const json = () => JSON.stringify({ data: { kind: 'newsletter', message: filler() } });
  const multipart = () => `${file(one(['files', 'other', 'a"b', '']), filler())}--x--\r\n`;
  const kindOf = one<readonly [string, () => string]>;
  const KINDS = [
    ['application/json', json],
    ['multipart/form-data; boundary=x', multipart],
  ] as const;

  const whole = (name: string, type: string, body: string, length = body.length): BrokenBody => ({
    name,
    pieces: [requestHead(type, `Content-Length: ${length}`), body],
    end: 'closed',
  });

  const makers: readonly (() => BrokenBody)[] = [
    () => whole('JSON without its end', 'application/json', json().slice(0, -3)),
    () => whole('JSON nested without end', 'application/json', '[{"a":'.repeat(below(9000))),
    () => whole('multipart without its end', KINDS[1][0], multipart().slice(0, -8)),
    () => whole('multipart of another boundary', 'multipart/form-data; boundary=y', multipart()),
    () => whole('multipart without a boundary', 'multipart/form-data', multipart()),
    () => whole('multipart of strange fields', KINDS[1][0], file('other', filler()) + multipart()),
    () => whole('multipart that is none', KINDS[1][0], filler()),
    () => whole('JSON said to be packed', 'application/json\r\nContent-Encoding: gzip', json()),
    () => {
      const [type, make] = kindOf(KINDS);
      const body = make();
      return whole('a body shorter than announced', type, body, body.length + 1 + below(1000));
    },
    () => {
      const [type, make] = kindOf(KINDS);
      const body = make();
      return whole('a body longer than announced', type, body, below(body.length));
    },
    () => {
      const [type, make] = kindOf(KINDS);
      const pieces = [requestHead(type, 'Transfer-Encoding: chunked'), chunk(make()), '0\r\n\r\n'];
      return { name: 'a chunked body', pieces, end: 'closed' };
    },
    () => {
      const [type, make] = kindOf(KINDS);
      const pieces = [requestHead(type, 'Transfer-Encoding: chunked'), `zz\r\n${make()}`];
      return { name: 'a body of broken chunks', pieces, end: 'closed' };
    },
    () => {
      const [type] = kindOf(KINDS);
      const more = endlessly().map(chunk);
      const start = chunk(
        type === 'application/json' ? '{"data":"' : file('files', '').slice(0, -2),
      );
      const pieces = [requestHead(type, 'Transfer-Encoding: chunked'), start, ...more];
      return { name: 'an endless chunked body', pieces, end: one(['closed', 'torn']) };
    },
    () => {
      const announced = one([100 * KB, 21 * KB * KB, 100 * KB * KB, 2 ** 32 + 9]);
      const start = file('files', '').slice(0, -2);
      const pieces = [
        requestHead(KINDS[1][0], `Content-Length: ${announced}`),
        start,
        ...endlessly(),
      ];
      return { name: 'an endless file', pieces, end: one(['closed', 'torn']) };
    },
    () => {
      const [type, make] = kindOf(KINDS);
      const body = make();
      const part = body.slice(0, below(body.length));
      const pieces = [requestHead(type, `Content-Length: ${body.length}`), part];
      return { name: 'an aborted body', pieces, end: 'torn' };
    },
  ];
  return Array.from({ length: count }, (_, index) =>
    (makers[index % makers.length] ?? one(makers))(),
  );
}
