import { isIPv6, SocketAddress } from 'node:net';

// Some proxies name the port that a visitor comes by, which is a new one for each line.
const WITHOUT_PORT = /^\[([^\]]+)\](?::\d+)?$|^([^:]+)(?::\d+)?$/;

const groupsOf = (half: string) => (half === '' ? [] : half.split(':'));

/**
 * What one visitor is counted by: an IPv4 address, or the first 64 bits of an IPv6 one, since a home
 * holds a whole /64 and could take a new address for every post.
 */
export const visitorAddress = (ip: string) => {
  const [, inBrackets, plain] = WITHOUT_PORT.exec(ip) ?? [];
  const given = (inBrackets ?? plain ?? ip).replace(/%.*$/, '');
  if (!isIPv6(given)) return given;
  // One way to write it, in which an IPv4 address is to be seen.
  const { address } = new SocketAddress({ address: given, family: 'ipv6' });
  const [, inside] = /^::ffff:(\d.*\..*)$/.exec(address) ?? [];
  if (inside) return inside;
  const [head = '', tail] = address.split('::');
  const before = groupsOf(head);
  const after = groupsOf(tail ?? '');
  const gap = tail === undefined ? [] : Array(8 - before.length - after.length).fill('0');
  return [...before, ...gap, ...after].slice(0, 4).join(':');
};
