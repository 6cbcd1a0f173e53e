import type { Core } from '@strapi/strapi';
import { backup } from './backup';
import { company } from './company';
import { type LaunchCheck, serverLine } from './launch-check';
import { lawPages } from './law-pages';
import { mail } from './mail';
import { pictures } from './pictures';
import { sitePlaceholders } from './placeholders';
import { publication } from './publication';
import { samples } from './samples';

type Check = (strapi: Core.Strapi) => Promise<readonly LaunchCheck[]>;

/** The checks, each with its name in the message that it failed to run. */
const CHECKS: readonly (readonly [what: string, check: Check])[] = [
  ['the details of the site', sitePlaceholders],
  ['the company', company],
  ['samples', samples],
  ['law pages', lawPages],
  ['e-mail', mail],
  ['backups', backup],
  ['the publication', publication],
  ['pictures', pictures],
];

const ORDER = ['to-do', 'advice', 'done'];

const linesOf = async (strapi: Core.Strapi, [what, check]: (typeof CHECKS)[number]) => {
  try {
    return await check(strapi);
  } catch (error) {
    return [serverLine('to-do', `The check of ${what} failed: ${(error as Error).message}`)];
  }
};

/**
 * Runs all checks and returns their lines, `to-do` first and `done` last. For a check that throws
 * an error, returns a `to-do` line with the error.
 */
export const launchChecks = async (strapi: Core.Strapi): Promise<readonly LaunchCheck[]> => {
  const lines = await Promise.all(CHECKS.map((check) => linesOf(strapi, check)));
  return lines
    .flat()
    .toSorted((one, other) => ORDER.indexOf(one.state) - ORDER.indexOf(other.state));
};
