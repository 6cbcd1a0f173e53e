/** Where what has this address lies in a site's folder. @param {string} address */
export const fileAt = (address) => decodeURI(address).slice(1);
