import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EngineName } from './engine';

const FOLDER = process.env['REFERENCE_DIR'] ?? '';
const fileOf = (name: string) => join(FOLDER, `${name.replaceAll(/\W+/gu, '-')}.json`);

/** What Chromium showed under that name, which runs first: in Chromium itself, what is given. */
export function asInChromium<Value>(engine: EngineName, name: string, value: Value): Value {
  if (engine !== 'chromium') return JSON.parse(readFileSync(fileOf(name), 'utf8')) as Value;
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(fileOf(name), JSON.stringify(value));
  return value;
}
