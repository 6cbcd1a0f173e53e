import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';
import { serveSite } from '../../scripts/lib/serve-site.mjs';
import { aGate } from './wait-for';

/** A request, for example `GET /about`. */
type Call = string;

/**
 * Serves a build. The server can stop and restart on the same port, can delay requests, and can
 * serve another build at any time.
 */
export async function openStoppableSite(folder: string) {
  const calls: Call[] = [];
  let host = await serveSite({ outDir: folder });
  let isHeld: (call: Call) => boolean = () => false;
  let gate = aGate();

  const pass = async (asked: IncomingMessage, answer: ServerResponse) => {
    const { method = 'GET', url = '/', headers } = asked;
    const call = `${method} ${url}`;
    calls.push(call);
    if (isHeld(call)) await gate.opened;
    const on = request(host.url + url, { method, headers }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      // Unlike `pipe`, `pipeline` also ends the response when the host stops in the middle of it.
      pipeline(response, answer, () => {});
    });
    on.on('error', () => answer.destroy());
    asked.pipe(on);
  };

  const listen = async (port: number) => {
    const server = createServer(pass);
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    return server;
  };
  let server = await listen(0);
  const { port } = server.address() as AddressInfo;

  const goAway = async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
  };
  return {
    url: `http://127.0.0.1:${port}`,
    calls: calls as readonly Call[],
    goAway,
    async comeBack() {
      server = await listen(port);
    },
    /** Delays matching requests from now on. The returned function lets them pass. */
    hold(which: (call: Call) => boolean) {
      gate = aGate();
      isHeld = which;
      const { open } = gate;
      return () => {
        isHeld = () => false;
        open();
      };
    },
    async serve(other: string) {
      const before = host;
      host = await serveSite({ outDir: other });
      await before.stop();
    },
    async close() {
      if (server.listening) await goAway();
      await host.stop();
    },
  };
}

export type StoppableSite = Awaited<ReturnType<typeof openStoppableSite>>;
