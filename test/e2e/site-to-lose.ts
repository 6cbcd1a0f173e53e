import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serveSite } from '../../scripts/lib/serve-site.mjs';
import { aGate } from './in-time';

/** What was asked for, as `GET /about`. */
type Call = string;

/**
 * A served build that can go away, for whoever asks, and come back at its address; that can be slow, and
 * another build's from one moment to the next.
 */
export async function openSiteToLose(folder: string) {
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
      response.pipe(answer);
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
    /** Holds up what is asked for from here on; returns what lets it pass. */
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

export type SiteToLose = Awaited<ReturnType<typeof openSiteToLose>>;
