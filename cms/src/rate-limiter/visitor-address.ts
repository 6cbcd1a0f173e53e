import { isIPv6, SocketAddress } from 'node:net';

// Matches an address with or without a port. Some proxies add the visitor's port, which differs for
// each connection.
const WITHOUT_PORT = /^\[([^\]]+)\](?::\d+)?$|^([^:]+)(?::\d+)?$/;

const groupsOf = (half: string) => (half === '' ? [] : half.split(':'));

/**
 * Returns the key by which rate limits identify a visitor: the IPv4 address, or the first 64 bits
 * of the IPv6 address. A household usually has a whole /64 network and could use a new address for
 * every request.
 */
export const visitorAddress = (ip: string) => {
  const [, inBrackets, plain] = WITHOUT_PORT.exec(ip) ?? [];
  const given = (inBrackets ?? plain ?? ip).replace(/%.*$/, '');
  if (!isIPv6(given)) return given;
  // Normalises the address, so that the pattern below recognises every spelling of an IPv4-mapped
  // address.
  const { address } = new SocketAddress({ address: given, family: 'ipv6' });
  const [, inside] = /^::ffff:(\d.*\..*)$/.exec(address) ?? [];
  if (inside) return inside;
  const [head = '', tail] = address.split('::');
  const before = groupsOf(head);
  const after = groupsOf(tail ?? '');
  const gap = tail === undefined ? [] : Array(8 - before.length - after.length).fill('0');
  return [...before, ...gap, ...after].slice(0, 4).join(':');
};
