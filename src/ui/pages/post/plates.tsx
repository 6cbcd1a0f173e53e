import { css } from '@emotion/react';
import { PlateCaption } from '../../components/drawings/plate-caption';
import { PictureView } from '../../components/pictures/picture-view';
import { inItalics } from '../../components/text/in-italics';
import { theme } from '../../theme/theme';
import type { Plate } from './article-model/article';

const { media, space } = theme;

/** Two pictures with a common lower edge, the second one smaller; the captions start below them. */
const pairStyle = css({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gridTemplateRows: 'auto auto',
  columnGap: 'clamp(14px, 1.7vw, 24px)',
  rowGap: space.s12,
  figure: {
    display: 'grid',
    gridRow: 'span 2',
    gridTemplateRows: 'subgrid',
    rowGap: 'inherit',
    alignItems: 'end',
  },
  figcaption: { alignSelf: 'start' },
  [media.medium]: { gridTemplateColumns: '5fr 4fr', rowGap: space.s24 },
});

const singleStyle = css({ figcaption: { marginBlockStart: space.s12 } });

interface PlateFigureProps {
  readonly plate: Plate;
  readonly sizes: string;
  readonly ratio: string;
}

const PlateFigure = ({ plate: { picture, caption, number }, sizes, ratio }: PlateFigureProps) => (
  <figure>
    <PictureView picture={picture} sizes={sizes} ratio={ratio} />
    {caption !== null && (
      <PlateCaption as="figcaption" number={number}>
        <bdi>{inItalics(caption)}</bdi>
      </PlateCaption>
    )}
  </figure>
);

/** Minimum width-to-height ratio: the height of a picture is at most 5/4 of its width. */
const MIN_RATIO = 4 / 5;
/** Maximum width-to-height ratio, that of a cinema screen. */
const MAX_RATIO = 21 / 9;

function ownRatio({ picture }: Plate): string {
  if (!picture?.width || !picture.height) return '3 / 2';
  return String(Math.min(MAX_RATIO, Math.max(MIN_RATIO, picture.width / picture.height)));
}

/** One picture of the post, or two side by side. */
export function Plates({ plates: [first, second] }: { readonly plates: readonly [Plate, Plate?] }) {
  if (second === undefined) {
    return (
      <div css={singleStyle}>
        <PlateFigure
          plate={first}
          ratio={ownRatio(first)}
          sizes="(min-width: 1440px) 866px, (min-width: 768px) 66vw, 91vw"
        />
      </div>
    );
  }
  return (
    <div css={pairStyle}>
      <PlateFigure plate={first} ratio="4 / 5" sizes="(min-width: 768px) 42vw, 45vw" />
      <PlateFigure plate={second} ratio="1" sizes="(min-width: 768px) 34vw, 45vw" />
    </div>
  );
}
