/// <reference types="vite/client" />

/** See `config/pictures.ts`. */
declare module '*?picture' {
  const files: readonly import('./domain/shared/picture').PictureFile[];
  export default files;
}

/** True in the dev server and in a build made with `VITE_DEV_TOOLS=true`. */
declare const __DEV_TOOLS__: boolean;

/** What the build read from the environment with the schema of `composition/config.ts`. */
declare const __CATALOGUE__: 'memory' | 'strapi';
declare const __STRAPI__: import('./composition/config').StrapiConfig;
declare const __SITE_URL__: string | null;

/** What the build puts into the worker of an edge host, see `scripts/build/edge/build-worker.mjs`. */
declare const __EDGE__: {
  /** `index.html` as the build has made it. */
  readonly template: string;
  /** The document for an address that has no page. */
  readonly notFoundPage: string;
  /** Another for each build whose pages differ. */
  readonly build: string;
};
