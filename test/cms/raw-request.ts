import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { CMS_URL } from './cms-under-test';

const { host } = new URL(CMS_URL);

export interface RawAnswer {
  /** 0 when the line was closed without an answer. */
  readonly status: number;
  readonly text: string;
}

const answerIn = (text: string): RawAnswer => ({
  status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0),
  text,
});

/** The line of a bearer's header. */
export const bearerOf = ({ Authorization = '' }: Record<string, string>) =>
  `Authorization: ${Authorization}`;

/** The head of a request as it goes over the line; headers by lines, so that one may come twice. */
export const head = (requestLine: string, ...headers: readonly string[]): string => {
  const named = headers.some((header) => /^host:/i.test(header)) ? [] : [`Host: ${host}`];
  return [`${requestLine} HTTP/1.1`, ...named, ...headers, '', ''].join('\r\n');
};

export async function openLine(at = CMS_URL): Promise<Socket> {
  const { hostname, port } = new URL(at);
  const socket = connect(Number(port), hostname);
  // A line that is cut while we still speak is what many tests are about.
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

/** Waits for the end of a line, whatever comes over it until then. */
export const closingOf = (socket: Socket): Promise<void> =>
  new Promise((resolve) => socket.resume().once('close', () => resolve()));

/**
 * Sends text as it is and waits for the head of an answer or the end of the line. What is announced but
 * not sent is never sent: an answer then shows that nobody waited for it.
 */
export async function sendRaw(text: string, at?: string): Promise<RawAnswer> {
  const socket = await openLine(at);
  let received = '';
  const answered = new Promise<void>((resolve) => {
    socket.on('close', () => resolve());
    socket.setEncoding('utf8').on('data', (more: string) => {
      received += more;
      if (/^HTTP\/1\.1 [2-5][\s\S]*\r\n\r\n/.test(received)) resolve();
    });
  });
  socket.write(text);
  await answered;
  socket.destroy();
  return answerIn(received);
}
