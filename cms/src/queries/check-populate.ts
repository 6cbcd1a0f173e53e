import type { Part, Row } from './allowed-row';
import { checkFieldNames } from './check-fields';
import { namesIn } from './names-in-parameter';
import { isTree, type Tree } from './read-query';
import { refuse, refuseKey } from './refuse';

const PARAM = 'populate';

/**
 * Checks the `populate` value of one relation or component: `true`, or an object of parameters.
 * `part` contains the rules for it from `QUERY_ALLOWLIST`.
 */
const checkPart = (path: string, value: unknown, part: Part) => {
  if (value === 'true') return;
  if (!isTree(value) || Array.isArray(value))
    refuse(PARAM, `Invalid populate of ${path}. Expected true or an object`);
  for (const [key, inner] of Object.entries(value)) {
    if (key === 'fields' && part.fields) checkFieldNames(PARAM, inner, part.fields);
    else if (key === 'populate' && part.populate) checkNamed(path, inner, part.populate);
    else if (key === 'on' && part.on && isTree(inner)) checkEach(`${path}.on`, inner, part.on);
    else refuseKey(PARAM, key, path);
  }
};

const checkEach = (path: string, values: Tree, allowed: Readonly<Record<string, Part>>) => {
  for (const [name, value] of Object.entries(values)) {
    const at = path === '' ? name : `${path}.${name}`;
    const part = Object.hasOwn(allowed, name) ? allowed[name] : undefined;
    if (!part) refuseKey(PARAM, name, at);
    checkPart(at, value, part);
  }
};

const checkNamed = (path: string, value: unknown, allowed: Readonly<Record<string, Part>>) => {
  if (value === '*') return;
  if (isTree(value) && !Array.isArray(value)) return checkEach(path, value, allowed);
  for (const name of namesIn(PARAM, value))
    if (!Object.hasOwn(allowed, name)) refuseKey(PARAM, name, name);
};

/**
 * Throws a ValidationError when `value` populates, at any depth, a relation or field that
 * `QUERY_ALLOWLIST` does not contain.
 */
export const checkPopulate = (value: unknown, { populate }: Row) => checkNamed('', value, populate);
