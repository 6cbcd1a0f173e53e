import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Returns different ports of 127.0.0.1 that are currently free.
 *
 * @param {number} count the number of ports.
 */
export async function freePorts(count) {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  const ports = [];
  for (const server of servers) {
    if (!server.listening) await once(server, 'listening');
    ports.push(/** @type {import('node:net').AddressInfo} */ (server.address()).port);
  }
  // Close the servers only after all ports are assigned, because the system may assign a closed
  // port again.
  for (const server of servers) {
    server.close();
    await once(server, 'close');
  }
  return ports;
}

/** Returns a port of 127.0.0.1 that is currently free. */
export async function freePort() {
  const [port = 0] = await freePorts(1);
  return port;
}
