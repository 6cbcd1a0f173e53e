import type { Core } from '@strapi/strapi';
import { backup } from './backup';
import type { LaunchCheck } from './launch-check';
import { lawPages } from './law-pages';
import { mail } from './mail';
import { pictures } from './pictures';
import { sitePlaceholders } from './placeholders';
import { publication } from './publication';
import { samples } from './samples';

type Check = (strapi: Core.Strapi) => Promise<readonly LaunchCheck[]>;

/** The parts of the list, with what to say when one of them cannot be checked. */
const CHECKS: readonly (readonly [what: string, check: Check])[] = [
  ['the details of the site', sitePlaceholders],
  ['samples', samples],
  ['law pages', lawPages],
  ['e-mail', mail],
  ['backups', backup],
  ['the publication', publication],
  ['pictures', pictures],
];

const ORDER = ['to-do', 'advice', 'done'];

/**
 * Returns what the owner should know before launch and while the site runs, what must be done first.
 * A part that cannot be checked becomes a line of its own and hides no other.
 */
export const launchChecks = async (
  strapi: Core.Strapi,
  checks = CHECKS,
): Promise<readonly LaunchCheck[]> => {
  const lines: LaunchCheck[] = [];
  for (const [what, check] of checks)
    try {
      lines.push(...(await check(strapi)));
    } catch (error) {
      const sentence = `The check of ${what} failed: ${(error as Error).message}`;
      lines.push({ state: 'to-do', sentence, link: null });
    }
  return lines.toSorted((one, other) => ORDER.indexOf(one.state) - ORDER.indexOf(other.state));
};
