import { execFileSync, spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from '../cms/free-port.mjs';
import { installCommand, installPackages } from './debian-packages.mjs';
import { isOnPath } from './is-on-path.mjs';
import { ROOT } from './root.mjs';

const PACKAGES = [
  'nginx-light',
  'libnginx-mod-http-brotli-static',
  'libnginx-mod-http-brotli-filter',
];
const MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

const isThere = () => existsSync(MODULE) && isOnPath('nginx');

/**
 * Installs nginx with the modules that the site needs, if that is possible. Returns whether nginx
 * is installed.
 */
export const haveNginx = async () => isThere() || ((await installPackages(PACKAGES)) && isThere());

/**
 * Ensures that nginx is installed.
 * @throws {Error} with the command that installs nginx, when nginx is missing and cannot be
 * installed.
 */
export async function needNginx() {
  if (!(await haveNginx())) throw new Error(`nginx is not here: ${installCommand(PACKAGES)}`);
}

/**
 * @typedef {object} Settings
 * @property {string} sites the releases folder of a publisher. Its symbolic link `current` points
 * to the release that nginx serves.
 * @property {string} cms host and port of the CMS, for example `127.0.0.1:1337`.
 * @property {string} token
 */

/**
 * Copies the configuration of deploy/nginx into another folder and replaces the values that
 * operators have to set. Throws when one of these values is in none of the files.
 * @param {string} folder
 * @param {readonly (readonly [string, string])[]} settings pairs of a text and its replacement.
 */
function copySet(folder, settings) {
  const from = join(ROOT, 'deploy/nginx');
  const names = readdirSync(from, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.conf'),
  );
  const unused = new Set(settings.map(([theirs]) => theirs));
  mkdirSync(join(folder, 'sanaag'));
  for (const name of names) {
    let text = readFileSync(join(from, name), 'utf8');
    for (const [theirs, ours] of settings) {
      if (!text.includes(theirs)) continue;
      unused.delete(theirs);
      text = text.replaceAll(theirs, ours);
    }
    writeFileSync(join(folder, name), text);
  }
  if (unused.size > 0) throw new Error(`deploy/nginx lacks ${[...unused].join(', ')}`);
}

/**
 * @param {string} folder
 * @param {Settings} settings
 */
async function configured(folder, { sites, cms, token }) {
  const [http = 0, https = 0] = await freePorts(2);
  const file = (/** @type {string} */ name) => join(folder, name);
  copySet(folder, [
    ['listen [::]:80 default_server;', ''],
    ['listen [::]:80;', ''],
    ['listen [::]:443 ssl http2 default_server;', ''],
    ['listen [::]:443 ssl http2;', ''],
    ['listen 80', `listen 127.0.0.1:${http}`],
    ['listen 443', `listen 127.0.0.1:${https}`],
    ['server_name www.example.com;', 'server_name 127.0.0.1 localhost;'],
    ['server 127.0.0.1:1337;', `server ${cms};`],
    ['/etc/letsencrypt/live/www.example.com/fullchain.pem', file('certificate.pem')],
    ['/etc/letsencrypt/live/www.example.com/privkey.pem', file('key.pem')],
    ['/var/www/sanaag', sites],
    ['/etc/sanaag/cms-credential.conf', file('cms-credential.conf')],
  ]);
  writeFileSync(
    file('cms-credential.conf'),
    `proxy_set_header Authorization "Bearer ${token}";\n`,
    { mode: 0o600 },
  );
  mkdirSync(file('temporary'));
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${file('temporary')}/${kind};`,
  );
  writeFileSync(
    file('nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''}
load_module ${MODULE};
pid ${file('nginx.pid')};
error_log stderr notice;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  ${places.join('\n  ')}
  include ${file('site.conf')};
  include ${file('panel.conf')};
}
`,
  );
  return { http, https };
}

/** @param {string} folder */
function certify(folder) {
  const args =
    'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost -keyout key.pem';
  const name = ['-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  execFileSync('openssl', [...args.split(' '), '-out', 'certificate.pem', ...name], {
    cwd: folder,
    stdio: 'ignore',
  });
}

/**
 * Runs nginx on 127.0.0.1 with the configuration of deploy/nginx. Serves the site at `127.0.0.1`
 * and `localhost`, and the admin panel at the host name `cms.example.com`.
 * @param {Settings} settings
 */
export async function openNginx(settings) {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  certify(folder);
  const { http, https } = await configured(folder, settings);
  const args = ['-c', join(folder, 'nginx.conf'), '-p', folder];
  // This command fails when the configuration has errors.
  execFileSync('nginx', ['-t', '-q', ...args], { stdio: 'pipe' });
  const nginx = spawn('nginx', [...args, '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  // nginx opens its ports before a worker can answer requests, so wait for the first worker
  // process.
  for await (const line of nginx.stderr.iterator({ destroyOnReturn: false })) {
    if (`${line}`.includes('start worker process ')) break;
  }
  nginx.stderr.resume();
  return {
    http: `http://127.0.0.1:${http}`,
    https: `https://127.0.0.1:${https}`,
    certificate: readFileSync(join(folder, 'certificate.pem')),
    pid: nginx.pid ?? 0,
    close: () =>
      new Promise((resolve) => {
        if (nginx.exitCode !== null) resolve(undefined);
        nginx.once('exit', () => resolve(undefined));
        nginx.kill('SIGQUIT');
      }),
  };
}
