import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { CMS_URL } from './cms-under-test';

const { host } = new URL(CMS_URL);

export interface RawAnswer {
  /** 0 when the connection was closed without a response. */
  readonly status: number;
  readonly text: string;
}

const answerIn = (text: string): RawAnswer => ({
  status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0),
  text,
});

/** Returns the header line of a bearer token. */
export const bearerOf = ({ Authorization = '' }: Record<string, string>) =>
  `Authorization: ${Authorization}`;

/**
 * Returns the head of a request as it is sent. Each header is one line, so that a header can be
 * repeated.
 */
export const head = (requestLine: string, ...headers: readonly string[]): string => {
  const named = headers.some((header) => /^host:/i.test(header)) ? [] : [`Host: ${host}`];
  return [`${requestLine} HTTP/1.1`, ...named, ...headers, '', ''].join('\r\n');
};

export async function openConnection(at = CMS_URL): Promise<Socket> {
  const { hostname, port } = new URL(at);
  const socket = connect(Number(port), hostname);
  // Ignore the error: many tests are about a connection that is closed while the test still sends.
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

/** Waits until the connection closes; discards everything it receives. */
export const closingOf = (socket: Socket): Promise<void> =>
  new Promise((resolve) => socket.resume().once('close', () => resolve()));

/**
 * Sends text unchanged and waits for the head of a response or the end of the connection. The text
 * may announce a longer body than it contains. A response then shows that the CMS did not wait for
 * the missing part.
 */
export async function sendRaw(text: string, at?: string): Promise<RawAnswer> {
  const socket = await openConnection(at);
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
