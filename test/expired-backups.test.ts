// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { backupName, backupsIn, expiredBackups } from '../scripts/cms/expired-backups.mjs';

const DAY_MS = 86_400_000;
const FIRST = Date.UTC(2026, 0, 1, 3, 10);

/** Makes a backup each day for `days` days and deletes what has expired, as the timer does. */
function afterDays(days: number): readonly string[] {
  let names: readonly string[] = [];
  for (let day = 0; day < days; day += 1) {
    names = [...names, backupName(new Date(FIRST + day * DAY_MS))];
    const expired = expiredBackups(names);
    names = names.filter((name) => !expired.includes(name));
  }
  return names.map((name) => name.slice(7, 17));
}

describe('the rotation of backups', () => {
  it('the rotation of backups keeps seven days, four weeks and six months after a year', () => {
    expect(afterDays(365)).toEqual([
      ...['2026-07-31', '2026-08-31', '2026-09-30', '2026-10-31', '2026-11-30'],
      ...['2026-12-13', '2026-12-20'],
      ...['2026-12-25', '2026-12-26', '2026-12-27', '2026-12-28', '2026-12-29', '2026-12-30'],
      '2026-12-31',
    ]);
  });

  it('the rotation of backups deletes nothing in the first week', () => {
    expect(afterDays(7)).toHaveLength(7);
  });

  it('the rotation of backups keeps the newest ones after a gap of any length', () => {
    const names = [2019, 2021, 2026].map((year) => backupName(new Date(`${year}-03-01T00:00:00Z`)));
    expect(expiredBackups(names)).toEqual([]);
  });

  it('the rotation of backups keeps the last of several backups of a day', () => {
    const many = Array.from({ length: 20 }, (_, minute) =>
      backupName(new Date(FIRST + minute * 60_000)),
    );
    expect(expiredBackups(many)).toHaveLength(19);
    expect(expiredBackups(many)).not.toContain(many[19]);
  });

  it('the rotation of backups leaves other files alone', () => {
    const others = ['backup.tar', 'backup-2026-01-01.tar', 'backup-2026-01-01T03-10-00Z.tar.gz'];
    expect(expiredBackups(others)).toEqual([]);
    expect(backupsIn([...others, backupName(new Date(FIRST))])).toHaveLength(1);
  });
});
