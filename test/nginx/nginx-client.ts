import {
  type ClientHttp2Stream,
  type ClientSessionRequestOptions,
  connect as connectHttp2,
  type OutgoingHttpHeaders,
} from 'node:http2';
import { request } from 'node:https';
import { connect as connectPlain, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';

export const SITE = '127.0.0.1';
export const PANEL = 'cms.example.com';

/** The URLs of a server that `nginx-on-loopback` starts. */
interface Server {
  readonly http: string;
  readonly https: string;
}

// Accepts the self-signed certificate of the server.
const TLS = { rejectUnauthorized: false };
const MULTIPART = 'multipart/form-data; boundary=a';

interface Asked {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: Buffer | string;
}

/** Sends a request with the path unchanged. Rejects when the connection is cut. */
export const ask = (
  { https }: Server,
  host: string,
  path: string,
  { method = 'GET', headers = {}, body }: Asked = {},
) =>
  new Promise<{ status: number; text: string; headers: NodeJS.Dict<string | string[]> }>(
    (resolve, reject) => {
      const { hostname, port } = new URL(https);
      const options = {
        ...TLS,
        hostname,
        port,
        path,
        method,
        agent: false as const,
        headers: { Host: host, ...headers },
      };
      request(options, (answer) => {
        let text = '';
        answer.on('data', (part) => {
          text += part;
        });
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, text, headers: answer.headers }),
        );
      })
        .on('error', reject)
        .end(body);
    },
  );

/** Sends bytes. Returns everything that the server answers until it closes the connection. */
export const sayRaw = (url: string, bytes: string): Promise<string> =>
  new Promise((resolve) => {
    const { hostname, port, protocol } = new URL(url);
    const place = { host: hostname, port: Number(port) };
    const socket: Socket =
      protocol === 'https:' ? connectTls({ ...place, ...TLS }) : connectPlain(place);
    let received = '';
    socket.on('data', (part) => {
      received += part;
    });
    // A connection that is cut also emits `close`, so the error itself can be ignored.
    socket.on('error', () => {});
    socket.on('close', () => resolve(received));
    socket.write(bytes);
  });

/** Opens one HTTP/2 connection to a server. */
export async function http2Line({ https }: Server, host: string) {
  const session = connectHttp2(https, { ...TLS, servername: host === SITE ? '' : host });
  session.on('error', () => {});
  await new Promise((resolve) => session.once('remoteSettings', resolve));
  const open = (headers: OutgoingHttpHeaders, options?: ClientSessionRequestOptions) => {
    const stream = session.request({ ':authority': host, ...headers }, options);
    stream.on('error', () => {});
    stream.resume();
    return stream;
  };
  const post = (path: string, bytes: number) =>
    open(
      { ':method': 'POST', ':path': path, 'content-length': bytes, 'content-type': MULTIPART },
      { endStream: false },
    );
  /** Returns the status of the answer; 0 when the stream is closed before the answer. */
  const statusOf = (stream: ClientHttp2Stream) =>
    new Promise<number>((resolve) => {
      stream.once('response', (headers) => resolve(headers[':status'] ?? 0));
      stream.once('close', () => resolve(0));
    });
  return {
    streamsAtOnce: session.remoteSettings.maxConcurrentStreams ?? Number.POSITIVE_INFINITY,
    /**
     * Announces a body of `bytes` bytes and sends `sent` bytes of it. Resolves when they are sent
     * or the stream is closed.
     */
    postUnfinished(path: string, bytes: number, sent: number): Promise<void> {
      const stream = post(path, bytes);
      return new Promise((resolve) => {
        stream.once('close', resolve);
        stream.write(Buffer.alloc(sent), () => resolve());
      });
    },
    /** Announces a body of this size and sends none of it. Resolves with the answer's status. */
    postHead: (path: string, bytes: number) => statusOf(post(path, bytes)),
    get: (path: string) => statusOf(open({ ':path': path })),
    /** Resolves when the server has read everything sent so far. */
    ping: () => new Promise<void>((resolve) => void session.ping(() => resolve())),
    close: () => session.destroy(),
  };
}
