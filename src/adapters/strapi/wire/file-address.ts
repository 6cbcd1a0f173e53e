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

function normalized(address: string): string | null {
  try {
    return new URL(address).href;
  } catch {
    return null;
  }
}

/**
 * Returns the absolute address of a file. The local upload provider gives relative addresses. Cloud
 * providers give absolute addresses, some without a scheme. The result is normalized with `URL`,
 * because a space would end an address within a `srcset`.
 */
export function toAddress(url: string, host: string): string {
  const whole = wholeAddress(url.trim(), host);
  return normalized(whole) ?? whole;
}

/** Whether a text is an absolute URL. `URL.canParse` is newer than the supported browsers. */
export const isUrl = (text: string): boolean => normalized(text) !== null;

/** Whether a text can be the address of a file: `https://` and `//[` cannot. */
export const isFileAddress = (url: string): boolean =>
  isUrl(wholeAddress(url.trim(), 'https://cms.invalid'));
