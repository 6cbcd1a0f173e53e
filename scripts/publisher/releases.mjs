import {
  existsSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { join } from 'node:path';
import { manifestFile } from '../build/changed/manifest.mjs';
import { earlySiteIn, isEarly } from './early-site.mjs';
import { lossHoldIn } from './loss-hold.mjs';
import { dropOldAssets, keepAssets } from './older-assets.mjs';
import { rollbackHoldIn } from './rollback-hold.mjs';

/** What a web server serves: a link to the version that is on. */
const CURRENT = 'current';
/** The new `current`, before it takes the place of the old one. */
const LINK = `.${CURRENT}-`;

/** A version that is not kept any more: the next one is made of it. */
const SPARE = 'spare';

const VERSION = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z$/u;

/** The name of a version that is made at a moment: they sort by it. @param {Date} moment */
export const releaseName = (moment) => moment.toISOString().replaceAll(/[:.]/gu, '-');

/** @param {string} folder @param {string} name */
const remove = (folder, name) => rmSync(join(folder, name), { recursive: true, force: true });

const isMissing = (/** @type {unknown} */ error) =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/**
 * The versions of a site in a folder, each whole. Whatever is interrupted leaves the one that is served
 * as it is, and the rest for `tidy`.
 * @param {string} folder
 */
export function releasesIn(folder) {
  const place = (/** @type {string} */ name) => join(folder, name);

  /** @returns {readonly string[]} the newest first. */
  const all = () =>
    existsSync(folder)
      ? readdirSync(folder)
          .filter((name) => VERSION.test(name))
          .sort()
          .reverse()
      : [];

  /** @returns {string | null} what is served, a version or an early site. */
  function linked() {
    try {
      const name = readlinkSync(place(CURRENT));
      return existsSync(place(name)) ? name : null;
    } catch {
      return null;
    }
  }

  /** @returns {string | null} the version that is served. */
  function current() {
    const name = linked();
    return name === null || isEarly(name) ? null : name;
  }

  const rollbackHold = rollbackHoldIn(folder);
  const link = place(`${LINK}${process.pid}`);

  /** @param {string} version */
  function prepareLink(version) {
    const before = linked();
    // Pages of the version before are open in browsers, and ask for what was theirs.
    if (before !== null && before !== version) {
      keepAssets({ of: place(before), beside: place(version), folder });
    }
    rmSync(link, { force: true });
    symlinkSync(version, link);
  }

  /** @returns {boolean} false where another process has removed the link. */
  function moveLink() {
    try {
      renameSync(link, place(CURRENT));
      return true;
    } catch (error) {
      if (isMissing(error)) return false;
      throw error;
    }
  }

  /** @param {string} name */
  function serveEarly(name) {
    prepareLink(name);
    moveLink();
  }

  return {
    all,
    current,
    place,
    early: earlySiteIn({ folder, linked, link: serveEarly }),
    rollbackHold,
    lossHold: lossHoldIn(folder),

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

    /**
     * Serves another version from now on, in one step, unless the owner has gone back meanwhile.
     * @param {string} version
     * @returns {boolean} whether it is served.
     */
    serve(version) {
      prepareLink(version);
      // The link exists before this look at the hold: who goes back writes the hold first and removes
      // the link then, so one of the two is always seen.
      if (rollbackHold.is()) return false;
      return moveLink();
    },

    /**
     * Serves an earlier version and holds publishing, whatever runs meanwhile.
     * @param {string} version
     */
    goBack(version) {
      rollbackHold.begin({ release: version, takenBack: all()[0] ?? null });
      this.serveHeld();
    },

    /** Serves the version that is held, if it is not. */
    serveHeld() {
      const release = rollbackHold.read()?.release ?? null;
      if (release === null || !existsSync(place(release))) return;
      // Another process may remove the link, as this one removes others'.
      do {
        for (const name of readdirSync(folder).filter((one) => one.startsWith(LINK))) {
          remove(folder, name);
        }
        if (current() === release) return;
        prepareLink(release);
      } while (!moveLink());
    },

    /**
     * Drops what is left of interrupted work, versions beyond those to keep, and their old assets.
     * @param {number} keep
     */
    tidy(keep) {
      mkdirSync(folder, { recursive: true });
      const served = current();
      const hold = rollbackHold.read();
      const kept = new Set([
        ...all()
          .filter((one) => one !== served)
          .slice(0, keep - 1),
        served,
        ...(hold === null ? [] : [hold.release, hold.takenBack]),
      ]);
      const dropped = all().filter((one) => !kept.has(one));
      for (const version of dropped.reverse()) this.drop(version);
      const isLeft = (/** @type {string} */ name) => {
        const [version = '', more] = name.split('.manifest.jsonl');
        return (
          name.startsWith('.') ||
          (isEarly(name) && name !== linked()) ||
          (more !== undefined && (more !== '' || !existsSync(place(version))))
        );
      };
      for (const name of readdirSync(folder).filter(isLeft)) remove(folder, name);
      dropOldAssets(folder);
    },

    /** Whether the owner holds an earlier version. */
    isHeld: () => rollbackHold.is(),

    /**
     * Ends this hold, and not one that began since it was read.
     * @param {import('./rollback-hold.mjs').Hold} hold
     */
    drainRequest({ since }) {
      if (rollbackHold.read()?.since === since) rollbackHold.end();
    },

    /** Drops a version that was never served. @param {string} version */
    discard(version) {
      remove(folder, version);
      rmSync(manifestFile(place(version)), { force: true });
    },
  };
}

/** @typedef {ReturnType<typeof releasesIn>} Versions */
