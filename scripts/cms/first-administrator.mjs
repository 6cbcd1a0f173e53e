import { randomInt } from 'node:crypto';

const SMALL = 'abcdefghijkmnopqrstuvwxyz';
const CAPITAL = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const DIGITS = '23456789';
const LENGTH = 24;

/** @param {string} letters */
const oneOf = (letters) => letters[randomInt(letters.length)];

/**
 * Returns a random password of 24 letters and digits, with about 135 bits of entropy. It contains a
 * small letter, a capital and a digit, as Strapi requires, and no characters that look alike.
 */
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
 * Chooses the account of the administrator for a CMS that has none: ADMIN_EMAIL and ADMIN_PASSWORD,
 * or a default address and a generated password. The password is only in the environment of the
 * CMS; the database stores its hash. A generated password is also printed. Returns `env`, the
 * variables for the start, and `report(email)`, which returns the lines to print when the CMS has
 * created the account.
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
  const report = (email) => `
The first administrator was made.
  e-mail    ${email}
  password  ${password}
`;
  return { env, report };
}
