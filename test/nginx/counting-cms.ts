import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

export interface CountingCms {
  /** Host and port, for example `127.0.0.1:1337`. */
  readonly host: string;
  /** The requests that reached the CMS, such as `GET /admin/init`, with their `Host` headers. */
  readonly requests: readonly { readonly call: string; readonly host: string | undefined }[];
  /** Sets how the CMS answers from now on. */
  answer(answer: Answer): void;
  /** Clears the recorded requests, and sets the answer to `countBytes` again. */
  forget(): void;
  close(): Promise<void>;
}

/** Reads a body to its end and answers with its number of bytes. */
export const countBytes: Answer = async (request, response) => {
  let bytes = 0;
  try {
    for await (const part of request) bytes += (part as Buffer).length;
  } catch {
    return; // The sender has disconnected.
  }
  response.end(`${bytes}`);
};

/** Reads the body and never answers. */
export const neverAnswer: Answer = (request) => void request.resume();

/** Starts a fake CMS that records the requests that nginx forwards to it. */
export async function countingCms(): Promise<CountingCms> {
  const requests: CountingCms['requests'][number][] = [];
  let answer = countBytes;
  const server = createServer((request, response) => {
    requests.push({ call: `${request.method} ${request.url}`, host: request.headers.host });
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    host: `127.0.0.1:${port}`,
    requests,
    answer(next) {
      answer = next;
    },
    forget() {
      requests.length = 0;
      answer = countBytes;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
