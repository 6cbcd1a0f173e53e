import serif from '#fonts/ibarra-real-nova.woff2?url';
import serifItalic from '#fonts/ibarra-real-nova-italic.woff2?url';
import sans from '#fonts/instrument-sans.woff2?url';
import { PLAIN_LATIN } from './plain-latin';

interface Face {
  readonly family: string;
  readonly weight: string;
  readonly style?: string;
  readonly file: string;
}

/**
 * Returns the `@font-face` of one of the site's fonts with the `PLAIN_LATIN` glyphs; `deferred.css`
 * has the other glyphs.
 */
const shipped = ({ family, weight, style = 'normal', file }: Face) => ({
  '@font-face': {
    fontFamily: family,
    fontStyle: style,
    fontWeight: weight,
    fontDisplay: 'swap',
    src: `url(${file}) format('woff2')`,
    unicodeRange: PLAIN_LATIN,
  },
});

interface FallbackFace {
  readonly family: string;
  readonly weight: string;
  readonly style?: string;
  /** Names of the installed font on different systems. */
  readonly local: readonly string[];
  /** Width of the site's texts in the site's font, divided by their width in this font. */
  readonly width: number;
}

/** Heights of the site's two fonts above and below the baseline, in em, from the font files. */
const SERIF_BOX = { ascent: 0.95, descent: 0.3 };
const SANS_BOX = { ascent: 0.97, descent: 0.25 };

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;

/**
 * Returns the `@font-face` of an installed font that is adjusted to the metrics of the site's font.
 * When the site's font loads and replaces it, the lines keep their height and about their width, so
 * nothing shifts.
 */
const fallback = (
  { family, weight, style = 'normal', local, width }: FallbackFace,
  { ascent, descent }: typeof SERIF_BOX,
) => ({
  '@font-face': {
    fontFamily: family,
    fontStyle: style,
    fontWeight: weight,
    src: local.map((name) => `local('${name}')`).join(', '),
    sizeAdjust: percent(width),
    // Divided by `size-adjust`, because the overrides apply to the adjusted size.
    ascentOverride: percent(ascent / width),
    descentOverride: percent(descent / width),
    lineGapOverride: '0%',
  },
});

const TIMES = ['Times New Roman', 'Liberation Serif', 'Tinos'];
const TIMES_ITALIC = ['Times New Roman Italic', 'Liberation Serif Italic', 'Tinos Italic'];
const ARIAL = ['Arial', 'Liberation Sans', 'Arimo', 'Helvetica'];
const ARIAL_BOLD = ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold', 'Helvetica Bold'];
const SERIF = 'Ibarra Fallback';
const SANS = 'Instrument Fallback';
/** Names of the fallbacks on Android, which has neither Times nor Arial. */
const SERIF_ANDROID = 'Ibarra Fallback Android';
const SANS_ANDROID = 'Instrument Fallback Android';
/**
 * Names of the fallbacks on Linux without additional fonts, where Times and Arial are missing.
 */
const SERIF_DEJAVU = 'Ibarra Fallback DejaVu';
const SANS_DEJAVU = 'Instrument Fallback DejaVu';

const serifFallbacks: readonly FallbackFace[] = [
  { family: SERIF, weight: '400', local: TIMES, width: 1.0282 },
  { family: SERIF, weight: '400', style: 'italic', local: TIMES_ITALIC, width: 0.9855 },
  { family: SERIF_ANDROID, weight: '400', local: ['Noto Serif'], width: 0.8702 },
  {
    family: SERIF_ANDROID,
    weight: '400',
    style: 'italic',
    local: ['Noto Serif Italic'],
    width: 0.8588,
  },
  { family: SERIF_DEJAVU, weight: '400', local: ['DejaVu Serif'], width: 0.8058 },
  {
    family: SERIF_DEJAVU,
    weight: '400',
    style: 'italic',
    local: ['DejaVu Serif Italic'],
    width: 0.7738,
  },
];

const sansFallbacks: readonly FallbackFace[] = [
  { family: SANS, weight: '400', local: ARIAL, width: 1.014 },
  { family: SANS, weight: '500', local: ARIAL, width: 1.0284 },
  { family: SANS, weight: '600 700', local: ARIAL_BOLD, width: 0.9679 },
  { family: SANS_ANDROID, weight: '400', local: ['Roboto', 'Roboto-Regular'], width: 1.0199 },
  {
    family: SANS_ANDROID,
    weight: '500 700',
    local: ['Roboto Medium', 'Roboto-Medium'],
    width: 1.0253,
  },
  { family: SANS_DEJAVU, weight: '400', local: ['DejaVu Sans'], width: 0.8902 },
  { family: SANS_DEJAVU, weight: '500', local: ['DejaVu Sans'], width: 0.9026 },
  { family: SANS_DEJAVU, weight: '600 700', local: ['DejaVu Sans Bold'], width: 0.8086 },
];

/**
 * The font faces of the site. `index.html` preloads the two upright fonts. The italic font loads
 * when a page first uses it.
 */
export const fontFaces = [
  shipped({ family: 'Ibarra Real Nova', weight: '400', file: serif }),
  shipped({ family: 'Ibarra Real Nova', weight: '400', style: 'italic', file: serifItalic }),
  shipped({ family: 'Instrument Sans', weight: '400 700', file: sans }),
  ...serifFallbacks.map((face) => fallback(face, SERIF_BOX)),
  ...sansFallbacks.map((face) => fallback(face, SANS_BOX)),
];
