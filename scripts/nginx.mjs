// npm run nginx: writes what nginx says with each file into deploy/nginx, of the source for every host.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nginxHeaders, nginxPlace, nginxRedirects } from './lib/nginx-rules.mjs';
import { ROOT } from './lib/root.mjs';

const FOLDER = join(ROOT, 'deploy/nginx/sanaag');

for (const [name, text] of Object.entries({
  'headers.conf': nginxHeaders(),
  'say-headers.conf': nginxPlace(),
  'redirects.conf': nginxRedirects(),
})) {
  writeFileSync(join(FOLDER, name), text);
}
