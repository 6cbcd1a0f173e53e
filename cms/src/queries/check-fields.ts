import type { Row } from './allowed-row';
import { namesIn } from './names-in-parameter';
import { refuseKey } from './refuse';

export const checkFieldNames = (param: string, value: unknown, allowed: readonly string[]) => {
  if (value === '*') return;
  for (const name of namesIn(param, value)) if (!allowed.includes(name)) refuseKey(param, name);
};

export const checkFields = (value: unknown, { fields }: Row) =>
  checkFieldNames('fields', value, Object.keys(fields));
