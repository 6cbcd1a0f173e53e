import type { Core } from '@strapi/strapi';

type Env = Core.Config.Shared.ConfigParams['env'];

/**
 * Reads a whole number from an environment variable. An empty variable has the value `fallback`.
 * @throws {Error} with the variable's name, when the value is not a whole number or is out of
 * range.
 */
export const wholeNumber = (
  env: Env,
  name: string,
  {
    fallback,
    least,
    most = Number.MAX_SAFE_INTEGER,
  }: { fallback: number; least: number; most?: number },
): number => {
  const value = Number(env(name) || fallback);
  if (Number.isInteger(value) && value >= least && value <= most) return value;
  const range = most === Number.MAX_SAFE_INTEGER ? `${least} or more` : `from ${least} to ${most}`;
  throw new Error(`${name} must be a whole number, ${range}.`);
};
