import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { makePrivate } from '../dist/src/file-modes/restrict-file-modes.js';

/** @param {string[]} names */
const at = (...names) => path.join(import.meta.dirname, '..', ...names);
const file = at('.env');
const secret = () => crypto.randomBytes(32).toString('base64url');

const contents =
  () => `# Written once with fresh secrets by scripts/ensure-env.mjs. Never commit this file. README.md lists every variable.
APP_KEYS=${secret()},${secret()}
API_TOKEN_SALT=${secret()}
ADMIN_JWT_SECRET=${secret()}
TRANSFER_TOKEN_SALT=${secret()}
ENCRYPTION_KEY=${secret()}
JWT_SECRET=${secret()}
STRAPI_TELEMETRY_DISABLED=true
STRAPI_SITE_TOKEN=${secret()}
`;

const ensureFile = () => {
  try {
    fs.writeFileSync(file, contents(), { mode: 0o600, flag: 'wx' });
    console.log('Wrote cms/.env with fresh secrets.');
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
};

/**
 * Removes the key of the full-access token (`STRAPI_WRITE_TOKEN`) from `.env`, because it must not
 * be stored in a file. The seeding receives a temporary key, and the tests set their own.
 */
const removeWriteToken = () => {
  const lines = fs.readFileSync(file, 'utf8').split('\n');
  const remaining = lines.filter((line) => !/^\s*(export\s+)?STRAPI_WRITE_TOKEN\s*=/.test(line));
  if (remaining.length === lines.length) return;
  fs.writeFileSync(file, remaining.join('\n'));
  console.log('Took STRAPI_WRITE_TOKEN out of cms/.env: its token goes with the next start.');
};

/**
 * Creates what a fresh clone lacks: `.env`, and the uploads folder that Strapi requires. Removes
 * other users' permissions from `.env`, `.tmp` and the log.
 */
fs.mkdirSync(at('public', 'uploads'), { recursive: true });
ensureFile();
makePrivate(file, at('.tmp'), at('.tmp', 'strapi.log'));
removeWriteToken();
