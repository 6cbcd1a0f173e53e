import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { writeRedirectsFile } from '../../scripts/build/static-host-files.mjs';
import { nginxMap, writeNginxRedirects } from '../../scripts/publisher/nginx-redirects.mjs';

it('each old address is mapped with and without a slash at its end', () => {
  expect(nginxMap('/old /product 301\n/caf%C3%A9 https://a.example/b?c=d#e 301\n')).toBe(
    '"/old" "/product";\n"/old/" "/product";\n' +
      '"/café" "https://a.example/b?c=d#e";\n"/café/" "https://a.example/b?c=d#e";\n',
  );
});

it.each([
  '/a" "x"; include /etc/passwd; "b /b 301',
  '/a /$uri 301',
  '/a%0a /b 301',
  '/a%22 /b 301',
  '/a%24uri /b 301',
  '/a //host 301',
  '/a javascript:alert(1) 301',
  '/a /b{} 301',
  '/a /b\\ 301',
  '/* /index.html 200',
  '~^/a /b 301',
  '/%zz /b 301',
])('a line that is not a plain redirect is left out: %s', (line) => {
  expect(nginxMap(`${line}\n`)).toBe('');
});

it('the redirects that the build wrote are written for nginx, and the file is replaced only when they change', () => {
  const folder = mkdtempSync(join(tmpdir(), 'redirects-'));
  const [file, owners] = [join(folder, 'redirects.map'), [{ from: '/لبان', to: '/product' }]];
  writeRedirectsFile(folder, { shellOnly: false }, owners);
  writeNginxRedirects(folder, folder);
  expect(readFileSync(file, 'utf8')).toContain('"/لبان" "/product";\n');
  writeFileSync(file, `${readFileSync(file, 'utf8')}`);
  rmSync(join(folder, '_redirects'));
  writeNginxRedirects(folder, folder);
  expect(readFileSync(file, 'utf8')).toBe('');
  rmSync(folder, { recursive: true });
});
