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
