import type { Core } from '@strapi/strapi';

/** Maximum length of a password in bytes: bcrypt, which hashes it, ignores all further bytes. */
const MAX_BYTES = 72;
// Strapi's rules for passwords that are set in the panel. They are repeated here because Strapi's
// service accepts any password.
const RULES: readonly (readonly [RegExp, string])[] = [
  [/^.{8}/s, 'be at least 8 characters long'],
  [/[a-z]/, 'have a small letter'],
  [/[A-Z]/, 'have a capital letter'],
  [/\d/, 'have a digit'],
];

const check = ({ email, password }: { email: string; password: string }) => {
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) throw new Error('ADMIN_EMAIL is no address.');
  const broken = RULES.filter(([rule]) => !rule.test(password)).map(([, must]) => must);
  if (Buffer.byteLength(password) > MAX_BYTES) broken.push(`have at most ${MAX_BYTES} bytes`);
  if (broken.length > 0) throw new Error(`ADMIN_PASSWORD must ${broken.join(', ')}.`);
};

const HOW = 'set ADMIN_EMAIL and ADMIN_PASSWORD for one start, or run `npm run admin` in cms/.';

/**
 * Creates the first administrator with the given `email` and `password`, unless the database
 * already has an administrator. Runs before Strapi listens. Returns the e-mail address, or null
 * when it created no administrator. Without `email` or `password` it logs how to create one.
 */
export const makeFirstAdministrator = async (
  strapi: Core.Strapi,
  { email, password }: { email?: string; password?: string },
) => {
  const users = strapi.service('admin::user');
  if (await users.exists()) return null;
  if (!email || !password) {
    strapi.log.warn(`There is no administrator yet, and none can be made over HTTP: ${HOW}`);
    return null;
  }
  check({ email, password });
  const made = await users.createFirstAdmin({
    email: email.toLowerCase(),
    firstname: 'Administrator',
    password,
  });
  strapi.log.info('Made the first administrator.');
  return made.email;
};
