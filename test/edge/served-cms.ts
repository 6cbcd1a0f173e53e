import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { bodyOf } from '../contracts/recorded-answers';
import { strictCms } from '../fixtures/strict-cms';

type Entry = Record<string, unknown>;

const recorded = (name: string): Entry[] => JSON.parse(bodyOf(name)).data;

/** More than a page of a list holds: the recorded ones, and copies under names of their own. */
const enough = (entries: readonly Entry[], count: number): Entry[] =>
  Array.from({ length: count }, (_, place) => ({
    ...entries[place % entries.length],
    ...(place >= entries.length && { documentId: `copy${place}`, Title: `Copy ${place}` }),
  }));

export interface ServedCms {
  readonly url: string;
  readonly products: Entry[];
  readonly blogs: Entry[];
  /** What was asked so far: `/api/products?…`. */
  readonly asked: readonly string[];
  stop(): Promise<void>;
  /** Listens again where it did. */
  start(): Promise<void>;
}

/** A Strapi with the recorded entries over HTTP, which can be edited, stopped and started again. */
export async function servedCms(): Promise<ServedCms> {
  const products = enough(recorded('products.list.populate-all-withcount'), 30);
  const blogs = enough(recorded('blogs.list.populate-all'), 12);
  const asked: string[] = [];
  let server: Server;
  let port = 0;
  const start = async () => {
    server = createServer((request, response) => {
      const url = request.url ?? '';
      asked.push(url);
      const { status, body } = strictCms({ products, blogs })(url);
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    });
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    ({ port } = server.address() as AddressInfo);
  };
  await start();
  return {
    url: `http://127.0.0.1:${port}`,
    products,
    blogs,
    asked,
    start,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
