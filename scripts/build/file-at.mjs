/** Path within a site's folder of the file or page at an address. @param {string} address */
export const fileAt = (address) => decodeURI(address).slice(1);
