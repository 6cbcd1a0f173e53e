import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const openssl = (cwd, ...args) => execFileSync('openssl', args, { cwd, stdio: 'pipe' });
const KEY = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];

/**
 * Creates a certificate authority in `folder`. Its function `sign` returns the TLS options of a
 * server for a host, with a certificate from this authority. The certificate is valid for `days`; a
 * negative number makes it expired.
 */
export function certificateAuthority(folder) {
  const subject = ['-subj', '/CN=Authority of a test'];
  openssl(
    folder,
    'req',
    '-x509',
    ...KEY,
    ...subject,
    '-days',
    '2',
    '-keyout',
    'ca.key',
    '-out',
    'ca.pem',
  );

  const sign = (host, { days = 2 } = {}) => {
    const name = `${host}.${days}`;
    writeFileSync(
      join(folder, `${name}.ext`),
      `subjectAltName=${/^[\d.]+$/.test(host) ? 'IP' : 'DNS'}:${host}`,
    );
    openssl(
      folder,
      'req',
      ...KEY,
      '-subj',
      `/CN=${host}`,
      '-keyout',
      `${name}.key`,
      '-out',
      `${name}.csr`,
    );
    const ca = ['-CA', 'ca.pem', '-CAkey', 'ca.key', '-CAcreateserial'];
    const dates = ['-days', String(days)];
    openssl(
      folder,
      'x509',
      '-req',
      '-in',
      `${name}.csr`,
      ...ca,
      ...dates,
      '-extfile',
      `${name}.ext`,
      '-out',
      `${name}.pem`,
    );
    const read = (ending) => readFileSync(join(folder, `${name}.${ending}`));
    return { key: read('key'), cert: read('pem') };
  };
  return { file: join(folder, 'ca.pem'), sign };
}
