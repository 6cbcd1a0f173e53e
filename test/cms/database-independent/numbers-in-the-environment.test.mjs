import { expect, it } from 'vitest';
import alerts from '../../../cms/dist/config/alerts';
import backupRetention from '../../../cms/dist/config/backup-retention';
import enquiries from '../../../cms/dist/config/enquiries';

/** Returns the settings that a file of `cms/config` makes from these environment variables. */
const configOf = (config, variables) => {
  const read = config.default ?? config;
  return read({ env: (name, fallback) => variables[name] ?? fallback });
};

it.each(['', undefined])(
  'a number in the environment has its default when the variable is %j',
  (value) => {
    expect(configOf(alerts, { ALERT_CHECK_SECONDS: value }).everySeconds).toBe(60);
    expect(configOf(backupRetention, { BACKUP_RETENTION_DAYS: value }).retentionDays).toBeNull();
    expect(configOf(enquiries, { ENQUIRY_LIMIT_PER_HOUR: value }).perHour).toBe(30);
  },
);

it('a number in the environment is read from its variable', () => {
  expect(configOf(alerts, { ALERT_CHECK_SECONDS: '0.5' }).everySeconds).toBe(0.5);
  expect(configOf(backupRetention, { BACKUP_RETENTION_DAYS: '14' }).retentionDays).toBe(14);
  expect(configOf(enquiries, { ENQUIRY_COPIES_PER_HOUR: '0' }).copiesPerHour).toBe(0);
});

it.each([
  // More than about 24 days. Node would shorten such a timer delay to 1 ms.
  [alerts, { ALERT_CHECK_SECONDS: '99999999' }, 'ALERT_CHECK_SECONDS must be a number above 0'],
  [alerts, { ALERT_CHECK_SECONDS: '-1' }, 'ALERT_CHECK_SECONDS must be a number above 0'],
  [
    backupRetention,
    { BACKUP_RETENTION_DAYS: '2 weeks' },
    'BACKUP_RETENTION_DAYS must be a whole number',
  ],
  [
    enquiries,
    { ENQUIRY_LIMIT_PER_HOUR: '0' },
    'ENQUIRY_LIMIT_PER_HOUR must be a whole number, 1 or more.',
  ],
])('a variable is refused when its value is no valid number', (config, variables, message) => {
  expect(() => configOf(config, variables)).toThrow(message);
});
