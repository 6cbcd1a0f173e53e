/// <reference types="vite/client" />

/** See `config/pictures.ts`. */
declare module '*?picture' {
  const files: readonly import('./domain/shared/picture').PictureFile[];
  export default files;
}

/** See `config/styles/compiled-styles.ts`. */
declare module 'virtual:style-rules' {
  export interface StyleRule {
    /** A class, or the name of a movement. */
    readonly name: string;
    readonly css: string;
  }
  /** What holds for the whole document. */
  export const ground: string;
  /** In the order in which they overrule each other: of two that one element wears, the later. */
  export const rules: readonly StyleRule[];
  export const keyframes: readonly StyleRule[];
}

/** True in the dev server and in a build made with `VITE_DEV_TOOLS=true`. */
declare const __DEV_TOOLS__: boolean;

/** What the build read from the environment with the schema of `composition/config.ts`. */
declare const __CATALOGUE__: 'memory' | 'strapi';
declare const __STRAPI__: import('./composition/config').StrapiConfig;
declare const __SITE_URL__: string | null;
/**
 * Whether pages have a service worker run: in a build whose pages are drawn ahead, unless it was
 * told not to.
 */
declare const __SERVICE_WORKER__: boolean;

/** What the build puts into the service worker, see `scripts/build/write-service-worker.mjs`. */
declare const __SHELL__: {
  /** Another for each version of the site's code. */
  readonly version: string;
  /** Addresses of the files that the offline page, and sending a form, need. */
  readonly files: readonly string[];
};

/**
 * What the build puts into the worker of an edge host, see `scripts/build/edge/build-worker.mjs`.
 */
declare const __EDGE__: {
  /** `index.html` as the build has made it. */
  readonly template: string;
  /** The document for an address that has no page. */
  readonly notFoundPage: string;
  /** Another for each build whose pages differ. */
  readonly build: string;
  readonly rules: import('./edge/host-rules').HostRules;
};
