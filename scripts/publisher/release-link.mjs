import { existsSync, readdirSync, readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Name of the symbolic link to the current release. The web server serves the target of this link.
 */
const CURRENT = 'current';
/** Name prefix of a prepared link before it replaces `current`. */
const PREPARED = `.${CURRENT}-`;

const isMissing = (/** @type {unknown} */ error) =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/**
 * Manages the symbolic link to the served folder. A new link is prepared beside the current one and
 * replaces it in one step.
 * @param {string} folder of all releases.
 */
export function releaseLinkIn(folder) {
  const place = (/** @type {string} */ name) => join(folder, name);
  const prepared = place(`${PREPARED}${process.pid}`);

  return {
    /**
     * @returns {string | null} the name of the served folder, a release or a placeholder site;
     * `null` when there is none.
     */
    target() {
      try {
        const name = readlinkSync(place(CURRENT));
        return existsSync(place(name)) ? name : null;
      } catch {
        return null;
      }
    },

    /** @param {string} name of the folder to link to. */
    prepare(name) {
      rmSync(prepared, { force: true });
      symlinkSync(name, prepared);
    },

    /**
     * @returns {boolean} `false` when another process has removed the prepared link, otherwise
     * `true`.
     */
    replace() {
      try {
        renameSync(prepared, place(CURRENT));
        return true;
      } catch (error) {
        if (isMissing(error)) return false;
        throw error;
      }
    },

    /** Removes the prepared links of all processes. */
    removePrepared() {
      for (const name of readdirSync(folder).filter((one) => one.startsWith(PREPARED))) {
        rmSync(place(name), { force: true });
      }
    },
  };
}
