import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/** Static hosts respond with this page when a file is missing. */
const NOT_FOUND = '404.html';
/** nginx responds with this page and status 503 when a file is missing: see `site.conf`. */
const GETTING_READY = 'getting-ready.html';
/** Marker file that makes nginx respond with status 503 at `/` too: see `site.conf`. */
const NO_HOME_YET = 'no-home-yet';

const EARLY = /^early-/u;

/** Returns whether the folder of this name in the releases folder is a placeholder site. */
export const isPlaceholderSite = (/** @type {string} */ name) => EARLY.test(name);

/**
 * Manages the placeholder site, which is served until the first release: the "getting ready" page,
 * and later the home page too. The placeholder site has no manifest and no release name, so it is
 * neither a rollback target nor the base of an incremental build.
 * @param {object} sites
 * @param {string} sites.folder of all releases.
 * @param {() => string | null} sites.linked returns the name of the served folder; `null` when
 * there is none.
 * @param {(name: string) => void} sites.link makes the folder of this name the served folder, in
 * one step.
 */
export function placeholderSiteIn({ folder, linked, link }) {
  const place = (/** @type {string} */ name) => join(folder, name);

  /** @param {(folder: string) => void} fill */
  function serve(fill) {
    const name = `early-${Date.now()}-${process.pid}`;
    const unfinished = place(`.${name}`);
    mkdirSync(unfinished, { recursive: true });
    fill(unfinished);
    renameSync(unfinished, place(name));
    link(name);
    for (const other of readdirSync(folder).filter(
      (one) => isPlaceholderSite(one) && one !== name,
    )) {
      rmSync(place(other), { recursive: true, force: true });
    }
  }

  return {
    /**
     * Returns which pages the placeholder site contains: `page` for only the "getting ready" page,
     * `home` for the home page too, `null` when no placeholder site is served.
     */
    state() {
      const name = linked();
      if (name === null || !isPlaceholderSite(name)) return null;
      return existsSync(join(place(name), NO_HOME_YET)) ? 'page' : 'home';
    },

    /**
     * Serves a page at all addresses, unless something is served already.
     * @param {() => Promise<string>} page renders the page's HTML.
     */
    async servePage(page) {
      if (linked() !== null) return;
      const html = await page();
      serve((early) => {
        // Static hosts, which lack nginx's rules, need `index.html` to show the page at `/`.
        for (const name of ['index.html', NOT_FOUND, GETTING_READY]) {
          writeFileSync(join(early, name), html);
        }
        writeFileSync(join(early, NO_HOME_YET), '');
      });
    },

    /**
     * Serves the home page with its assets, and the "getting ready" page at all other addresses.
     * Does nothing unless a placeholder site is served.
     * @param {string} built a folder that contains only the home page and its assets. This folder
     * is copied.
     */
    serveHome(built) {
      const before = linked();
      if (before === null || !isPlaceholderSite(before)) return;
      serve((early) => {
        cpSync(built, early, { recursive: true });
        for (const name of [NOT_FOUND, GETTING_READY]) {
          cpSync(join(place(before), name), join(early, name));
        }
      });
    },
  };
}
