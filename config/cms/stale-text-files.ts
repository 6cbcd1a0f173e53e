import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { TABLE_PREFIX } from './text-schemas';
import type { Files } from './text-type-files';

/** Folders below `cms/src` in which every file is generated. */
const GENERATED = ['components/texts', 'page-texts/declared'];

const isOfTexts = (source: string, type: string): boolean => {
  const schema = join(source, 'api', type, 'content-types', type, 'schema.json');
  if (!existsSync(schema)) return false;
  return JSON.parse(readFileSync(schema, 'utf8')).collectionName.startsWith(TABLE_PREFIX);
};

const filesIn = (source: string, folder: string): readonly string[] => {
  if (!existsSync(join(source, folder))) return [];
  return readdirSync(join(source, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(source, join(parentPath, name)));
};

/**
 * Returns the paths of the generated files whose text was renamed or removed.
 *
 * @param source the folder `cms/src`.
 * @param files the current files, from `textTypeFiles`.
 */
export const staleTextFiles = (source: string, files: Files): readonly string[] => {
  const types = readdirSync(join(source, 'api')).filter((type) => isOfTexts(source, type));
  return [...GENERATED, ...types.map((type) => join('api', type))]
    .flatMap((folder) => filesIn(source, folder))
    .filter((path) => !(path in files));
};
