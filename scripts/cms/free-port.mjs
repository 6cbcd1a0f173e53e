import { once } from 'node:events';
import { createServer } from 'node:net';

const HOST = '127.0.0.1';

async function listenOn(port) {
  const server = createServer().listen(port, HOST);
  await once(server, 'listening');
  const taken = server.address().port;
  server.close();
  await once(server, 'close');
  return taken;
}

/** A port of 127.0.0.1 that nobody listens on at this moment. */
export const freePort = () => listenOn(0);

export const isFree = (port) =>
  listenOn(port).then(
    () => true,
    (error) => {
      if (error.code === 'EADDRINUSE') return false;
      throw error;
    },
  );
