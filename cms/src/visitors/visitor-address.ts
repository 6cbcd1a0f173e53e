import { isIPv6 } from 'node:net';

const groupsOf = (half: string) => (half === '' ? [] : half.split(':'));

/**
 * What one visitor is counted by: an IPv4 address, or the first 64 bits of an IPv6 one, since a home
 * holds a whole /64 and could take a new address for every post.
 */
export const visitorAddress = (ip: string) => {
  const address = ip.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('::');
  const before = groupsOf(head);
  const after = groupsOf(tail ?? '');
  const gap = tail === undefined ? [] : Array(8 - before.length - after.length).fill('0');
  return [...before, ...gap, ...after]
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':');
};
