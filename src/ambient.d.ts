/// <reference types="vite/client" />

/** The files that the build creates from a picture: see `config/pictures.ts`. */
declare module '*?picture' {
  const files: readonly import('./domain/shared/picture').PictureFile[];
  export default files;
}

/** The CSS rules that the build creates: see `config/styles/compiled-styles.ts`. */
declare module 'virtual:style-rules' {
  export interface StyleRule {
    /** A class name, or the name of an animation. */
    readonly name: string;
    readonly css: string;
  }
  /** Rules for the whole document. */
  export const ground: string;
  /** In cascade order: of two rules for one element, the later one wins. */
  export const rules: readonly StyleRule[];
  export const keyframes: readonly StyleRule[];
}

/** True in the dev server and in a build made with `VITE_DEV_TOOLS=true`. */
declare const __DEV_TOOLS__: boolean;
/** True in a dev server that shows the owner's texts: `npm run dev -- --cms`. */
declare const __READS_TEXTS__: boolean;

/** Settings that the build reads from environment variables: see `composition/config.ts`. */
declare const __CATALOGUE__: 'memory' | 'strapi';
declare const __STRAPI__: import('./composition/config').StrapiConfig;
declare const __SITE_URL__: string | null;
/**
 * Whether pages register a service worker: true in a build with prerendered pages, unless disabled.
 */
declare const __SERVICE_WORKER__: boolean;

/**
 * Values that the build injects into the service worker, see
 * `scripts/build/write-service-worker.mjs`.
 */
declare const __SHELL__: {
  /** Changes with each version of the site's code. */
  readonly version: string;
  /** Addresses of the files that the offline page and form submission need. */
  readonly files: readonly string[];
};

/**
 * Values that the build injects into the edge worker, see `scripts/build/edge/build-worker.mjs`.
 */
declare const __EDGE__: {
  /** The `index.html` of the build. */
  readonly template: string;
  /** The `site.webmanifest` of the build, as JSON, with the texts that ship with the site. */
  readonly webManifest: string;
  /** Hash of the edge worker's code. Builds with different code cache their pages separately. */
  readonly build: string;
  readonly rules: import('./edge/host-rules').HostRules;
};
