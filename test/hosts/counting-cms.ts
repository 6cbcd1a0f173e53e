import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

export interface CountingCms {
  /** `127.0.0.1:1337` */
  readonly host: string;
  /** What reached the CMS, as `GET /admin/init`, with the name it was called by. */
  readonly heard: readonly { readonly call: string; readonly host: string | undefined }[];
  /** How it answers from now on. */
  answer(answer: Answer): void;
  /** As at the beginning: it has heard nothing, and counts bytes. */
  forget(): void;
  close(): Promise<void>;
}

/** Reads a body to its end and says how many bytes it had. */
export const countBytes: Answer = async (request, response) => {
  let bytes = 0;
  try {
    for await (const part of request) bytes += (part as Buffer).length;
  } catch {
    return; // The sender has gone.
  }
  response.end(`${bytes}`);
};

/** Reads what comes, and never answers. */
export const neverAnswer: Answer = (request) => void request.resume();

/** A server in the CMS's place that notes what gets past nginx. */
export async function countingCms(): Promise<CountingCms> {
  const heard: CountingCms['heard'][number][] = [];
  let answer = countBytes;
  const server = createServer((request, response) => {
    heard.push({ call: `${request.method} ${request.url}`, host: request.headers.host });
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    host: `127.0.0.1:${port}`,
    heard,
    answer(next) {
      answer = next;
    },
    forget() {
      heard.length = 0;
      answer = countBytes;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
