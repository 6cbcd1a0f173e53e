import type { Core } from '@strapi/strapi';
import { siteOrigins } from '../src/cors/site-origins';
import { previewOrigin } from '../src/preview/preview-origin';

/** Origin of the site that shows drafts. Read it with `strapi.config.get('preview')`. */
const preview = ({ env }: Core.Config.Shared.ConfigParams) => ({
  origin: previewOrigin(env('PREVIEW_ORIGIN', ''), siteOrigins(env)),
});

export type PreviewConfig = ReturnType<typeof preview>;

export default preview;
