import type { Core } from '@strapi/strapi';
import { addressIn, isAddress } from './mail-address';

type Env = Core.Config.Shared.ConfigParams['env'];

export type MailSettings =
  /** The environment names no mail server. */
  | { readonly state: 'unset' }
  /** A variable is wrong. The CMS starts without a mail server; `problem` is one sentence. */
  | { readonly state: 'wrong'; readonly problem: string }
  /** Options of nodemailer, and the sender of every e-mail. */
  | { readonly state: 'ready'; readonly options: object; readonly from: string };

/**
 * Milliseconds to wait for a connection, for the greeting, and for each reply of the server.
 * Sending an e-mail takes nine replies, and `verify` after a failure takes five: together 12
 * minutes at most. A process claims an e-mail for longer than that (CLAIM_MS in mail-table.ts).
 */
const TIMEOUTS = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 45_000 };

/** How a connection is encrypted, by the value of SMTP_SECURITY. */
const SECURITY = {
  // Encrypts after connecting, and refuses a server that cannot encrypt.
  starttls: { port: 587, options: { secure: false, requireTLS: true } },
  // Encrypts from the first byte.
  tls: { port: 465, options: { secure: true } },
  none: { port: 25, options: { secure: false, ignoreTLS: true } },
} as const;

const portOf = (env: Env, name: string, fallback: number) => {
  const port = Number(env(name) || fallback);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`${name} must be a port, a number from 1 to 65535.`);
  return port;
};

const relay = (env: Env) => ({
  host: env('SMTP_RELAY_HOST') || '127.0.0.1',
  port: portOf(env, 'SMTP_RELAY_PORT', 25),
  ...SECURITY.none.options,
});

const login = (env: Env) => {
  const user = env('SMTP_USER', '');
  const pass = env('SMTP_PASSWORD', '');
  if (Boolean(user) !== Boolean(pass))
    throw new Error('SMTP_USER and SMTP_PASSWORD must be set together, or neither of them.');
  return user ? { user, pass } : undefined;
};

const server = (env: Env, host: string) => {
  const name = env('SMTP_SECURITY') || 'starttls';
  if (!Object.hasOwn(SECURITY, name))
    throw new Error(`SMTP_SECURITY must be one of ${Object.keys(SECURITY).join(', ')}.`);
  if (!/^[\w.:-]+$/.test(host))
    throw new Error('SMTP_HOST must be the name of a mail server, such as smtp.example.com.');
  const security = SECURITY[name as keyof typeof SECURITY];
  const auth = login(env);
  if (auth && name === 'none')
    throw new Error('SMTP_SECURITY must not be none, because the password would be readable.');
  return { host, port: portOf(env, 'SMTP_PORT', security.port), ...security.options, auth };
};

const senderOf = (env: Env, isRelay: boolean) => {
  const user = env('SMTP_USER', '');
  const from = env('ENQUIRY_NOTIFY_FROM') || (isAddress(user) ? user : '');
  if (!/[\r\n]/.test(from) && addressIn(from) !== null) return from;
  if (isRelay && !from) return 'no-reply@localhost';
  throw new Error('ENQUIRY_NOTIFY_FROM must be the e-mail address that sends.');
};

const settings = (env: Env): MailSettings => {
  const host = env('SMTP_HOST', '');
  const isRelay = Boolean(env('SMTP_RELAY_PORT'));
  if (!host && !isRelay) {
    const stray = ['SMTP_PORT', 'SMTP_USER', 'SMTP_PASSWORD', 'SMTP_SECURITY'].find((name) =>
      env(name),
    );
    if (stray) throw new Error(`${stray} needs SMTP_HOST.`);
    return { state: 'unset' };
  }
  if (host && isRelay)
    throw new Error('SMTP_HOST and SMTP_RELAY_PORT exclude each other: remove one.');
  const options = { ...(host ? server(env, host) : relay(env)), ...TIMEOUTS };
  return { state: 'ready', options, from: senderOf(env, isRelay) };
};

/**
 * Reads the mail server from the environment. Does not throw, because the CMS also works without a
 * mail server.
 */
export const mailSettings = (env: Env): MailSettings => {
  try {
    return settings(env);
  } catch (error) {
    return { state: 'wrong', problem: (error as Error).message };
  }
};
