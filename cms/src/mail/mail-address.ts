/** Maximum length of an address (RFC 5321, section 4.5.3.1.3). */
const MAX_CHARACTERS = 254;

// Excludes quotes, brackets, separators and control characters, so that an address in a header
// cannot become two addresses or another header.
const ADDRESS = /^[^\s@<>(),;:"\\[\]\p{C}]+@[^\s@<>(),;:"\\[\]\p{C}]+$/u;

export const isAddress = (text: string) => text.length <= MAX_CHARACTERS && ADDRESS.test(text);

/**
 * Returns the address in `text`, which may have a name: `Sanaag <team@example.com>`. Returns null
 * when it is no e-mail address.
 */
export const addressIn = (text: string): string | null => {
  const address = /^[^<>]*<([^<>]*)>$/.exec(text.trim())?.[1] ?? text.trim();
  return isAddress(address) ? address : null;
};

/**
 * Returns the addresses of a comma-separated list, such as that of ENQUIRY_NOTIFY_TO.
 * @throws {Error} when a part is no e-mail address. The message does not contain the address.
 */
export const addressesIn = (list: string): readonly string[] =>
  list.split(',').map((part) => {
    const address = addressIn(part);
    if (address === null)
      throw new Error('An e-mail must be sent to e-mail addresses, separated by commas.');
    return address;
  });
