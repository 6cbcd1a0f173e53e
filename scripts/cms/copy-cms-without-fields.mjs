import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CMS_DIR } from './cms-dir.mjs';

// Paths in cms/ that are copied; `database` contains the migrations. Packages, secrets, the
// database itself, uploads and the admin panel are not copied.
const COPIED_PATHS = ['database', 'dist/config', 'dist/src', 'package.json', 'tsconfig.json'];

/**
 * @param {string} app
 * @param {string} type
 */
const schemaOf = (app, type) =>
  join(app, 'dist', 'src', 'api', type, 'content-types', type, 'schema.json');

/**
 * Copies the compiled cms/ into the folder `app`, and links its packages. The copy's content types
 * lack the given attributes, and its responses lack the timestamps in `stamps`. This simulates the
 * CMS of another owner, who may have removed these fields.
 *
 * Example: `cmsWithout(app, { product: ['Volume'], blog: ['Body'], stamps: ['createdAt'] })`
 * @typedef {{ product?: readonly string[], blog?: readonly string[], stamps?: readonly string[] }} Without
 * @param {string} app
 * @param {Without} without
 */
export function cmsWithout(app, { stamps = [], ...types }) {
  for (const name of COPIED_PATHS)
    cpSync(join(CMS_DIR, name), join(app, name), { recursive: true });
  symlinkSync(join(CMS_DIR, 'node_modules'), join(app, 'node_modules'));
  for (const [type, without] of Object.entries(types)) {
    const file = schemaOf(app, type);
    const schema = JSON.parse(readFileSync(file, 'utf8'));
    for (const attribute of without) {
      if (!(attribute in schema.attributes)) throw new Error(`A ${type} has no ${attribute}.`);
      delete schema.attributes[attribute];
    }
    writeFileSync(file, JSON.stringify(schema));
  }
  // Timestamps are not in the schemas, so make them private: a private attribute is missing from
  // every response, and queries cannot use it.
  const production = join(app, 'dist', 'config', 'env', 'production');
  mkdirSync(production, { recursive: true });
  writeFileSync(
    join(production, 'api.js'),
    `module.exports = ${JSON.stringify({ responses: { privateAttributes: stamps } })};\n`,
  );
}
