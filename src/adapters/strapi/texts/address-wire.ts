import * as v from 'valibot';
import { isUrl } from '../wire/file-address';

/** Whether a text is a URL that begins with `http:` or `https:`. */
export const isWebAddress = (text: string): boolean =>
  /^https?:\/\/\S+$/iu.test(text) && isUrl(text);

/** A path of the site. `//` and `/\` begin the address of another site. */
const PATH = /^\/(?![/\\])\S*$/u;

/** A path of the site, such as `/faq`, or the address of another site. */
export const addressWire = v.pipe(
  v.string(),
  v.trim(),
  v.check((text) => PATH.test(text) || isWebAddress(text)),
);
