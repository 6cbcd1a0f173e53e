/**
 * Returns the path of the file or page at an address, relative to the site's folder.
 * @param {string} address
 */
export const fileAt = (address) => decodeURI(address).slice(1);
