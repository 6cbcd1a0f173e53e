import svg from '../../../../art/svg/season-wheel.svg?raw';

/** Its own style names fonts that a drawing on its own has, and no policy lets in here. */
const drawing = svg.replace(/<style>.*<\/style>/su, '');

/** As far as it is asked here; TypeScript's own library does not know it yet. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML: () => string },
  ): { createHTML(input: string): TrustedHTML };
}

const types = (globalThis as { readonly trustedTypes?: TrustedTypes }).trustedTypes;

/**
 * The drawing of the four seasons, as an element may hold it under a policy that lets no other markup
 * in: the site's one policy for Trusted Types (`config/host-headers.mjs`) answers this drawing, whatever
 * it is asked.
 */
export const seasonWheel: string | TrustedHTML =
  types?.createPolicy('drawing', { createHTML: () => drawing }).createHTML('') ?? drawing;
