const SCHEME = /^(?:https?|data):/i;

/** `oils.s3.amazonaws.com/tears.jpg`: some providers leave out the scheme before a host. */
const HOST_FIRST = /^[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}(?::\d+)?\//i;

function wholeAddress(url: string, host: string): string {
  if (SCHEME.test(url)) return url;
  const scheme = /^[a-z]+:/i.exec(host)?.[0] ?? 'https:';
  if (url.startsWith('//')) return `${scheme}${url}`;
  if (HOST_FIRST.test(url)) return `${scheme}//${url}`;
  return `${host}${url.startsWith('/') ? '' : '/'}${url}`;
}

function asBrowsersWrite(address: string): string | null {
  try {
    return new URL(address).href;
  } catch {
    return null;
  }
}

/**
 * The local upload provider answers with relative addresses, cloud providers with absolute ones, which may
 * lack their scheme. As a browser writes it: a blank would end an address within a list of them.
 */
export function toAddress(url: string, host: string): string {
  const whole = wholeAddress(url.trim(), host);
  return asBrowsersWrite(whole) ?? whole;
}

/** Whether a file can be there: `https://` and `//[` lead nowhere. */
export const isFileAddress = (url: string): boolean =>
  asBrowsersWrite(wholeAddress(url.trim(), 'https://cms.invalid')) !== null;
