import { LIMITS } from './limits';
import { refuse } from './refuse';

/**
 * Parses a parameter such as `Title,Price`, or a list of such strings, into names, as Strapi does.
 */
export const namesIn = (param: string, value: unknown): readonly string[] => {
  const texts = [value].flat();
  if (!texts.every((text) => typeof text === 'string'))
    refuse(param, `Invalid ${param} parameter. Expected a string or an array of strings`);
  const names = texts.flatMap((text) => text.split(',')).map((name) => name.trim());
  if (names.length > LIMITS.names)
    refuse(param, `Invalid ${param} parameter. Expected at most ${LIMITS.names} names`);
  return names;
};
