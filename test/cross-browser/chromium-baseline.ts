import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EngineName } from './engine';

const FOLDER = process.env['REFERENCE_DIR'] ?? '';
const fileOf = (name: string) => join(FOLDER, `${name.replaceAll(/\W+/gu, '-')}.json`);

/**
 * In Chromium, stores the given value under this name and returns it. In the other browsers, in
 * which the tests run after Chromium, returns the stored value.
 */
export function chromiumBaseline<Value>(engine: EngineName, name: string, value: Value): Value {
  if (engine !== 'chromium') return JSON.parse(readFileSync(fileOf(name), 'utf8')) as Value;
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(fileOf(name), JSON.stringify(value));
  return value;
}
