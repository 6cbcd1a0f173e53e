import { describe, expect, it } from 'vitest';
import { requireOfCms } from '../require-of-cms.mjs';
import { envOf } from './mail-queue.mjs';

const { mailSettings } = requireOfCms('./dist/src/mail/mail-settings');

const SERVER = {
  SMTP_HOST: 'smtp.example.com',
  SMTP_USER: 'shop@example.com',
  SMTP_PASSWORD: 'secret',
};
const settingsOf = (variables) => mailSettings(envOf(variables));

describe('the mail server of the environment', () => {
  it('the mail server of the environment is not set without a variable', () => {
    expect(settingsOf({})).toEqual({ state: 'unset' });
    expect(settingsOf({ SMTP_HOST: '', SMTP_RELAY_PORT: '' })).toEqual({ state: 'unset' });
  });

  it.each([
    ['', { port: 587, secure: false, requireTLS: true }],
    ['starttls', { port: 587, secure: false, requireTLS: true }],
    ['tls', { port: 465, secure: true }],
  ])(
    'the mail server of the environment has the port and the encryption of SMTP_SECURITY=%s',
    (SMTP_SECURITY, expected) => {
      const auth = { user: 'shop@example.com', pass: 'secret' };
      expect(settingsOf({ ...SERVER, SMTP_SECURITY })).toMatchObject({
        state: 'ready',
        from: 'shop@example.com',
        options: { host: 'smtp.example.com', auth, ...expected },
      });
    },
  );

  it('the mail server of the environment may be a local relay, for which SMTP_RELAY_PORT is enough', () => {
    expect(settingsOf({ SMTP_RELAY_PORT: '1025' })).toMatchObject({
      state: 'ready',
      from: 'no-reply@localhost',
      options: { host: '127.0.0.1', port: 1025, secure: false, ignoreTLS: true },
    });
  });

  it('the mail server of the environment sends from an address with or without a name', () => {
    for (const from of ['site@example.com', 'Sanaag <site@example.com>'])
      expect(settingsOf({ ...SERVER, ENQUIRY_NOTIFY_FROM: from })).toMatchObject({ from });
  });

  it.each([
    [{ SMTP_PORT: '0' }, 'SMTP_PORT must be a port, a number from 1 to 65535.'],
    [{ SMTP_PORT: 'smtp' }, 'SMTP_PORT must be a port, a number from 1 to 65535.'],
    [{ SMTP_SECURITY: 'ssl' }, 'SMTP_SECURITY must be one of starttls, tls, none.'],
    [{ SMTP_SECURITY: 'toString' }, 'SMTP_SECURITY must be one of starttls, tls, none.'],
    [
      { SMTP_SECURITY: 'none' },
      'SMTP_SECURITY must not be none, because the password would be readable.',
    ],
    [
      { SMTP_PASSWORD: '' },
      'SMTP_USER and SMTP_PASSWORD must be set together, or neither of them.',
    ],
    [
      { SMTP_HOST: 'smtps://smtp.example.com' },
      'SMTP_HOST must be the name of a mail server, such as smtp.example.com.',
    ],
    [{ SMTP_HOST: '' }, 'SMTP_USER needs SMTP_HOST.'],
    [{ SMTP_RELAY_PORT: '25' }, 'SMTP_HOST and SMTP_RELAY_PORT exclude each other: remove one.'],
    [
      { SMTP_HOST: '', SMTP_RELAY_PORT: 'x' },
      'SMTP_RELAY_PORT must be a port, a number from 1 to 65535.',
    ],
    [{ SMTP_USER: 'shop' }, 'ENQUIRY_NOTIFY_FROM must be the e-mail address that sends.'],
    [
      { ENQUIRY_NOTIFY_FROM: 'a@example.com\r\nBcc: b@example.com' },
      'ENQUIRY_NOTIFY_FROM must be the e-mail address that sends.',
    ],
    [
      { ENQUIRY_NOTIFY_FROM: 'a@example.com, b@example.com' },
      'ENQUIRY_NOTIFY_FROM must be the e-mail address that sends.',
    ],
  ])('a wrong setting of the mail server is reported in one sentence: %j', (wrong, problem) => {
    expect(settingsOf({ ...SERVER, ...wrong })).toEqual({ state: 'wrong', problem });
  });
});
