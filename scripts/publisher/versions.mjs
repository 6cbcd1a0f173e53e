import {
  existsSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { manifestFile } from '../build/changed/manifest.mjs';
import { dropOldAssets, keepAssets } from './older-assets.mjs';

/** What a web server serves: a link to the version that is on. */
const CURRENT = 'current';
/** Where the owner has gone back to an earlier version: until the next edit nothing is published. */
const HELD = 'held';

/** A version that is not kept any more: the next one is made of it. */
const SPARE = 'spare';

const VERSION = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z$/u;

/** The name of a version that is made at a moment: they sort by it. @param {Date} moment */
export const versionOf = (moment) => moment.toISOString().replaceAll(/[:.]/gu, '-');

/** @param {string} folder @param {string} name */
const remove = (folder, name) => rmSync(join(folder, name), { recursive: true, force: true });

/**
 * The versions of a site in a folder, each whole. Whatever is interrupted leaves the one that is served
 * as it is, and the rest for `tidy`.
 * @param {string} folder
 */
export function versionsIn(folder) {
  const place = (/** @type {string} */ name) => join(folder, name);

  /** @returns {readonly string[]} the newest first. */
  const all = () =>
    existsSync(folder)
      ? readdirSync(folder)
          .filter((name) => VERSION.test(name))
          .sort()
          .reverse()
      : [];

  /** @returns {string | null} */
  function current() {
    try {
      const version = readlinkSync(place(CURRENT));
      return existsSync(place(version)) ? version : null;
    } catch {
      return null;
    }
  }

  return {
    all,
    current,
    place,

    /** Where the next one is built: of its own name only once it is found good. */
    next: place(`.next-${process.pid}`),

    /** @param {string} version the name that the next one gets. */
    keepNext(version) {
      const next = this.next;
      renameSync(manifestFile(next), manifestFile(place(version)));
      renameSync(next, place(version));
    },

    spare: place(SPARE),

    /** @param {string} version one that is not served. */
    drop(version) {
      // One that is half removed must not lie there.
      const useless = `.${SPARE}-${process.pid}`;
      if (existsSync(this.spare)) renameSync(this.spare, place(useless));
      renameSync(place(version), this.spare);
      remove(folder, useless);
      rmSync(manifestFile(place(version)), { force: true });
    },

    /** Serves another version from now on, in one step. @param {string} version */
    serve(version) {
      const before = current();
      // Pages of the version before are open in browsers, and ask for what was theirs.
      if (before !== null) keepAssets({ of: place(before), beside: place(version), folder });
      const link = place(`.${CURRENT}-${process.pid}`);
      rmSync(link, { force: true });
      symlinkSync(version, link);
      renameSync(link, place(CURRENT));
    },

    /**
     * Drops what is left of interrupted work, versions beyond those to keep, and their old assets.
     * @param {number} keep
     */
    tidy(keep) {
      mkdirSync(folder, { recursive: true });
      const served = current();
      const kept = new Set([
        ...all()
          .filter((one) => one !== served)
          .slice(0, keep - 1),
        served,
      ]);
      const dropped = all().filter((one) => !kept.has(one));
      for (const version of dropped.reverse()) this.drop(version);
      const isLeft = (/** @type {string} */ name) => {
        const [version = '', more] = name.split('.manifest.jsonl');
        return (
          name.startsWith('.') ||
          (more !== undefined && (more !== '' || !existsSync(place(version))))
        );
      };
      for (const name of readdirSync(folder).filter(isLeft)) remove(folder, name);
      dropOldAssets(folder);
    },

    /** Whether the owner holds an earlier version. */
    isHeld: () => existsSync(place(HELD)),
    hold: () => writeFileSync(place(HELD), 'Until the next edit.\n'),
    letGo: () => rmSync(place(HELD), { force: true }),
  };
}

/** @typedef {ReturnType<typeof versionsIn>} Versions */
