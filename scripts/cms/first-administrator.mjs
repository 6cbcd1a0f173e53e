import { randomInt } from 'node:crypto';

const SMALL = 'abcdefghijkmnopqrstuvwxyz';
const CAPITAL = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const DIGITS = '23456789';
const LENGTH = 24;

/** @param {string} letters */
const oneOf = (letters) => letters[randomInt(letters.length)];

/** 24 letters and digits that are not taken for one another, of each kind that Strapi asks for: about 135 bits. */
function freshPassword() {
  const letters = [SMALL, CAPITAL, DIGITS, ...Array(LENGTH - 3).fill(SMALL + CAPITAL + DIGITS)];
  const password = letters.map(oneOf);
  for (let last = LENGTH - 1; last > 0; last -= 1) {
    const other = randomInt(last + 1);
    [password[last], password[other]] = [password[other], password[last]];
  }
  return password.join('');
}

const DEFAULT_EMAIL = 'admin@example.com';

/**
 * Who becomes administrator of a CMS that has none: named by ADMIN_EMAIL and ADMIN_PASSWORD, or made up.
 * The password lives in the environment of the CMS and, made up, on the terminal that printed it.
 * `env` of the answer are variables for the start, `told` the lines to print when the CMS made that account.
 * @param {Record<string, string | undefined>} environment
 */
export function firstAdministrator({ ADMIN_EMAIL, ADMIN_PASSWORD }) {
  const env = {
    ADMIN_EMAIL: ADMIN_EMAIL || DEFAULT_EMAIL,
    ADMIN_PASSWORD: ADMIN_PASSWORD || freshPassword(),
  };
  const password = ADMIN_PASSWORD
    ? 'the one in ADMIN_PASSWORD'
    : `${env.ADMIN_PASSWORD}   (shown this once, and kept nowhere)`;
  /** @param {string} email */
  const told = (email) => `
The first administrator was made.
  e-mail    ${email}
  password  ${password}
`;
  return { env, told };
}
