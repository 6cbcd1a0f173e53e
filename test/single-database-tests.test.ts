import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { leftOutOn, ONE_DATABASE } from '../scripts/cms/tests/single-database-tests.mjs';
import { ROOT } from '../scripts/lib/root.mjs';

const LISTED = Object.values(ONE_DATABASE).flat();

it('ONE_DATABASE lists only files and folders of test/cms that exist', () => {
  const missing = LISTED.filter((name) => !existsSync(join(ROOT, name.replace(/[/][*][*]$/u, ''))));
  expect(missing).toEqual([]);
  expect(LISTED.filter((name) => !name.startsWith('test/cms/'))).toEqual([]);
});

it('ONE_DATABASE leaves each file out on one database at most', () => {
  expect(new Set(LISTED).size).toBe(LISTED.length);
  const onSqlite = leftOutOn('SQLite', false);
  expect(leftOutOn('PostgreSQL', false).filter((name) => onSqlite.includes(name))).toEqual([]);
});

it('a run on one database leaves out nothing that needs a CMS', () => {
  expect(leftOutOn('SQLite', true)).toEqual([]);
  expect(leftOutOn('PostgreSQL', true)).toEqual(['test/cms/database-independent/**']);
});
