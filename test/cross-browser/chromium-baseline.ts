import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EngineName } from './engine';

const FOLDER = process.env['REFERENCE_DIR'] ?? '';
const fileOf = (name: string) => join(FOLDER, `${name.replaceAll(/\W+/gu, '-')}.json`);

/**
 * Returns the value that Chromium recorded under this name; the tests run in Chromium first. In
 * Chromium itself, stores and returns the given value.
 */
export function chromiumBaseline<Value>(engine: EngineName, name: string, value: Value): Value {
  if (engine !== 'chromium') return JSON.parse(readFileSync(fileOf(name), 'utf8')) as Value;
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(fileOf(name), JSON.stringify(value));
  return value;
}
