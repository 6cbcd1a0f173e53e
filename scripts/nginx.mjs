// npm run nginx: generates the headers and redirects of deploy/nginx from config/host-headers.mjs
// and config/host-redirects.mjs, which define them for every host.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandLine } from './lib/command-line.mjs';
import { nginxHeaders, nginxPlace, nginxRedirects } from './lib/nginx-rules.mjs';
import { ROOT } from './lib/root.mjs';

commandLine({
  command: 'nginx',
  options: {},
});
const FOLDER = join(ROOT, 'deploy/nginx/sanaag');

for (const [name, text] of Object.entries({
  'header-maps.conf': nginxHeaders(),
  'add-headers.conf': nginxPlace(),
  'redirects.conf': nginxRedirects(),
})) {
  writeFileSync(join(FOLDER, name), text);
}
