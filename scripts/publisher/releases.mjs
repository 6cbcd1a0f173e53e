import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { manifestFile } from '../build/build-manifest.mjs';
import { massDeletionHoldIn } from './mass-deletion-hold.mjs';
import { writeNginxRedirects } from './nginx-redirects.mjs';
import { dropOldAssets, retainAssets } from './older-assets.mjs';
import { isPlaceholderSite, placeholderSiteIn } from './placeholder-site.mjs';
import { releaseLinkIn } from './release-link.mjs';
import { rollbackHoldIn } from './rollback-hold.mjs';

/**
 * Name of the folder with a copy of the served release, prepared for the next update: see
 * `copy-build.mjs`.
 */
const COPY = 'copy';

const RELEASE_NAME = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z$/u;

/**
 * Returns the name of a release. Sorting the names sorts the releases by time.
 * @param {Date} moment when the release is made.
 */
export const releaseName = (moment) => moment.toISOString().replaceAll(/[:.]/gu, '-');

/**
 * Returns when a release was made, as an ISO date and time.
 * @param {string} release
 */
export const madeAt = (release) =>
  release.replace(/T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z$/u, 'T$1:$2:$3.$4Z');

/** @param {string} folder @param {string} name */
const remove = (folder, name) => rmSync(join(folder, name), { recursive: true, force: true });

/**
 * Manages the releases of a site in a folder. Each release is a complete site. An interruption
 * never damages the served release; `tidy` removes the files that an interruption leaves behind.
 * @param {string} folder
 */
export function releasesIn(folder) {
  const place = (/** @type {string} */ name) => join(folder, name);

  /** @returns {readonly string[]} the names of all releases, the newest first. */
  const all = () =>
    existsSync(folder)
      ? readdirSync(folder)
          .filter((name) => RELEASE_NAME.test(name))
          .sort()
          .reverse()
      : [];

  /** @returns {string | null} the name of the served release; `null` when none is served. */
  function current() {
    const name = link.target();
    return name === null || isPlaceholderSite(name) ? null : name;
  }

  const link = releaseLinkIn(folder);
  const rollbackHold = rollbackHoldIn(folder);
  /** @param {string} name of the folder to serve. */
  function prepare(name) {
    const before = link.target();
    // Retain the assets of the previous release, because its pages are open in browsers and still
    // request them.
    if (before !== null && before !== name) {
      retainAssets({ of: place(before), beside: place(name), folder });
    }
    link.prepare(name);
    writeNginxRedirects(folder, place(name));
  }

  /** @param {string} name */
  function serveEarly(name) {
    prepare(name);
    link.replace();
  }

  return {
    all,
    current,
    place,
    early: placeholderSiteIn({ folder, linked: link.target, link: serveEarly }),
    rollbackHold,
    lossHold: massDeletionHoldIn(folder),

    /** Folder in which the next release is built and checked, until `nameNext` renames it. */
    next: place(`.next-${process.pid}`),

    /** @param {string} release name of the new release. */
    nameNext(release) {
      const next = this.next;
      renameSync(manifestFile(next), manifestFile(place(release)));
      renameSync(next, place(release));
    },

    copy: place(COPY),

    /** Removes a release that is not served. @param {string} release */
    discard(release) {
      remove(folder, release);
      rmSync(manifestFile(place(release)), { force: true });
    },

    /**
     * Serves a new release in one step. Does not serve the release if the owner has rolled back in
     * the meantime.
     * @param {string} release
     * @returns {boolean} whether the release is served.
     */
    serve(release) {
      prepare(release);
      // The owner may roll back at this moment. A rollback first writes the file that suspends
      // publishing (`rollbackHold`), and then deletes every link that `prepare` made. As `prepare`
      // has run already, either this check finds that file, or `replace` finds no link.
      if (rollbackHold.is()) return false;
      return link.replace();
    },

    /**
     * Serves an earlier release and suspends publishing, even while a publication runs.
     * @param {string} release
     */
    goBack(release) {
      rollbackHold.begin({ release, takenBack: all()[0] ?? null });
      this.serveHeld();
    },

    /** Serves the release to which the owner has rolled back, if it is not served yet. */
    serveHeld() {
      const release = rollbackHold.read()?.release ?? null;
      if (release === null || !existsSync(place(release))) return;
      // Try again when another process has removed the prepared link, as a second rollback at the
      // same time does.
      do {
        link.removePrepared();
        if (current() === release) return;
        prepare(release);
      } while (!link.replace());
    },

    /**
     * Removes leftovers of interrupted work, releases beyond `keep`, and assets that are too old.
     * @param {number} keep
     */
    tidy(keep) {
      mkdirSync(folder, { recursive: true });
      const served = current();
      const hold = rollbackHold.read();
      const retained = new Set([
        ...all()
          .filter((one) => one !== served)
          .slice(0, keep - 1),
        served,
        ...(hold === null ? [] : [hold.release, hold.takenBack]),
      ]);
      for (const release of all().filter((one) => !retained.has(one))) this.discard(release);
      const isLeft = (/** @type {string} */ name) => {
        const [release = '', more] = name.split('.manifest.json');
        return (
          name.startsWith('.') ||
          (isPlaceholderSite(name) && name !== link.target()) ||
          (more !== undefined && (more !== '' || !existsSync(place(release))))
        );
      };
      for (const name of readdirSync(folder).filter(isLeft)) remove(folder, name);
      dropOldAssets(folder);
    },

    /** Returns whether publishing is suspended after a rollback. */
    isHeld: () => rollbackHold.is(),

    /**
     * Ends the given hold. Does not end a newer hold, which may have begun after the given one was
     * read.
     * @param {import('./rollback-hold.mjs').Hold} hold
     */
    endHold({ since }) {
      if (rollbackHold.read()?.since === since) rollbackHold.end();
    },
  };
}

/** @typedef {ReturnType<typeof releasesIn>} Releases */
