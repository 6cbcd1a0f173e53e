import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { create, extract, list, replace } from 'tar';
import { Problem } from './user-error';

const FORMAT = 1;
const MANIFEST = 'manifest.json';
const UPLOADS = 'uploads';

export interface Manifest {
  readonly format: typeof FORMAT;
  readonly madeAt: string;
  readonly database: 'sqlite' | 'postgres';
  /** Name of the PostgreSQL schema; missing for SQLite. */
  readonly schema?: string | undefined;
  /** SHA-256 of each file in the archive except the manifest, by its path in the archive. */
  readonly files: Readonly<Record<string, string>>;
  /** Number of rows of each table; missing in backups of an earlier version. */
  readonly counts?: TableCounts | undefined;
}

/** Number of rows, by name of the table. */
export type TableCounts = Readonly<Record<string, number>>;

export interface Contents {
  readonly database: Manifest['database'];
  readonly schema?: string | undefined;
  readonly counts: TableCounts;
  /** A temporary folder, into which `writeArchive` also writes the manifest. */
  readonly folder: string;
  /** Names of the files in `folder` to archive. */
  readonly parts: readonly string[];
  /** The folder of the uploaded pictures. */
  readonly uploads: string;
  /** Names of the files in `uploads` to archive. */
  readonly pictures: readonly string[];
}

const hashOf = async (file: string) => {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
};

/**
 * Writes an archive in tar format. It is not compressed, because most of it is compressed already:
 * pictures and the dump of PostgreSQL.
 */
export const writeArchive = async (file: string, contents: Contents) => {
  const { database, schema, counts, folder, parts, uploads, pictures } = contents;
  const files: Record<string, string> = {};
  for (const name of parts) files[name] = await hashOf(join(folder, name));
  for (const name of pictures) files[`${UPLOADS}/${name}`] = await hashOf(join(uploads, name));
  const madeAt = new Date().toISOString();
  const manifest: Manifest = { format: FORMAT, madeAt, database, schema, files, counts };
  await writeFile(join(folder, MANIFEST), JSON.stringify(manifest));
  const bare = { file, portable: true, strict: true };
  await create({ ...bare, cwd: folder }, [MANIFEST, ...parts]);
  if (pictures.length > 0)
    // The `./` is needed because `tar` would read a name with a leading @ as an archive to include.
    await replace(
      { ...bare, cwd: uploads, prefix: UPLOADS },
      pictures.map((name) => `./${name}`),
    );
};

interface Seen {
  readonly manifest: string | undefined;
  readonly hashes: ReadonlyMap<string, string>;
}

const read = async (file: string): Promise<Seen> => {
  const hashes = new Map<string, string>();
  let manifest: string | undefined;
  await list({
    file,
    strict: true,
    onReadEntry(entry) {
      const path = entry.path.replace('/./', '/');
      const hash = createHash('sha256');
      let text = '';
      entry.on('data', (chunk: Buffer) => {
        hash.update(chunk);
        if (path === MANIFEST) text += chunk.toString();
      });
      entry.on('end', () => {
        if (path === MANIFEST) manifest = text;
        else hashes.set(path, hashes.has(path) || entry.type !== 'File' ? '' : hash.digest('hex'));
      });
    },
  });
  return { manifest, hashes };
};

const isManifest = (value: unknown): value is Manifest => {
  const { format, database, files } = Object(value) as Partial<Manifest>;
  return (
    format === FORMAT && /^(sqlite|postgres)$/.test(String(database)) && Object(files) === files
  );
};

const agree = ({ files }: Manifest, hashes: ReadonlyMap<string, string>) =>
  Object.keys(files).length === hashes.size &&
  Object.entries(files).every(([path, hash]) => hashes.get(path) === hash);

/**
 * Returns the manifest of an archive. Throws a Problem unless the files of the archive are exactly
 * those that the manifest lists, with the same hashes. Writes nothing.
 */
export const checkArchive = async (file: string): Promise<Manifest> => {
  const torn = (why: string, cause?: unknown) =>
    new Problem(`${basename(file)} is no whole backup of this CMS (${why}).`, { cause });
  const { manifest, hashes } = await read(file).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT'
      ? new Problem(`There is no file ${file}.`, { cause: error })
      : torn(error.message, error);
  });
  let parsed: unknown;
  try {
    parsed = JSON.parse(manifest ?? 'null');
  } catch (cause) {
    throw torn('its list of contents cannot be read', cause);
  }
  if (!isManifest(parsed)) throw torn('it has no list of contents');
  if (!agree(parsed, hashes)) throw torn('what it holds is not what it lists');
  return parsed;
};

/**
 * Extracts either the pictures or everything else from a checked archive into the folder `into`.
 * Returns the names of the extracted files.
 */
export const extractFiles = async (file: string, which: 'pictures' | 'parts', into: string) => {
  const names: string[] = [];
  await extract({
    file,
    strict: true,
    cwd: into,
    strip: which === 'pictures' ? 1 : 0,
    filter(path) {
      const isPicture = path.startsWith(`${UPLOADS}/`);
      if (isPicture !== (which === 'pictures')) return false;
      names.push(basename(path));
      return true;
    },
  });
  return names;
};
