const crypto = require('node:crypto');
const fs = require('node:fs');
const path = require('node:path');

const file = path.join(__dirname, '..', '.env');
const secret = () => crypto.randomBytes(32).toString('base64url');

const contents =
  () => `# Written once with fresh secrets by scripts/ensure-env.js. Never commit this file. README.md lists every variable.
APP_KEYS=${secret()},${secret()}
API_TOKEN_SALT=${secret()}
ADMIN_JWT_SECRET=${secret()}
TRANSFER_TOKEN_SALT=${secret()}
ENCRYPTION_KEY=${secret()}
JWT_SECRET=${secret()}
STRAPI_TELEMETRY_DISABLED=true
STRAPI_SITE_TOKEN=${secret()}
STRAPI_WRITE_TOKEN=${secret()}
`;

/** Makes what a clone lacks: `.env`, readable by its owner only, and the folder Strapi asks for. */
fs.mkdirSync(path.join(__dirname, '..', 'public', 'uploads'), { recursive: true });
try {
  fs.writeFileSync(file, contents(), { mode: 0o600, flag: 'wx' });
  console.log('Wrote cms/.env with fresh secrets.');
} catch (error) {
  if (error.code !== 'EEXIST') throw error;
}
