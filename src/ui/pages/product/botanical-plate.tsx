import { css } from '@emotion/react';
import branch from '../../../../art/svg/boswellia-branch.svg?url&no-inline';
import { Engraving } from '../../components/drawing/engraving';
import { PlateCaption } from '../../components/drawing/plate-caption';
import { productPage } from '../../content/pages/product-pages';
import { theme } from '../../theme/theme';

const { colour, space, type } = theme;
const { plateCaption, plateLabels } = productPage.facts;

/** Where each label stands, and how long the line is that leads to it, in percent of the plate. */
const LABELS = [
  { text: plateLabels.flowers, top: 9, left: 75.5, line: 2.5 },
  { text: plateLabels.bark, top: 58.5, left: 53, line: 6 },
  { text: plateLabels.cut, top: 71, left: 47.5, line: 11 },
  { text: plateLabels.tears, top: 81, left: 43.5, line: 15 },
];

const style = css({
  margin: 0,
  '.plate': {
    position: 'relative',
    aspectRatio: '1',
    marginBlockEnd: space.s12,
    border: `1px solid ${colour.bark}`,
    outline: `1px solid ${colour.bark}`,
    outlineOffset: -space.s12 + 2,
    background: colour.chalk,
  },
  '.plate-drawing': { position: 'absolute', inset: '5%', width: '90%', height: '90%' },
  '.plate-label': {
    ...type.caption,
    position: 'absolute',
    display: 'flex',
    alignItems: 'center',
    gap: 6,
    color: colour.umber,
    lineHeight: 1,
    transform: 'translateY(-50%)',
    whiteSpace: 'nowrap',
    '&::before': {
      content: '""',
      height: 1,
      background: 'currentColor',
      printColorAdjust: 'exact',
    },
  },
  '.plate-leaves': {
    ...type.caption,
    position: 'absolute',
    insetBlockStart: '50.5%',
    insetInlineStart: '5.5%',
    color: colour.umber,
    '&::before': {
      content: '""',
      display: 'block',
      width: 1,
      height: 'clamp(10px, 2vw, 32px)',
      marginInlineStart: space.s28,
      background: 'currentColor',
      printColorAdjust: 'exact',
    },
  },
});

const labelStyles = LABELS.map(({ top, left, line }) =>
  css({
    insetBlockStart: `${top}%`,
    insetInlineStart: `${left}%`,
    width: `${100 - left}%`,
    '&::before': { width: `${(line / (100 - left)) * 100}%` },
  }),
);

export const BotanicalPlate = () => (
  <figure css={style}>
    <div className="plate">
      <Engraving className="plate-drawing" drawing={branch} on="chalk" />
      {LABELS.map(({ text }, place) => (
        <span key={text} className="plate-label" css={labelStyles[place]}>
          {text}
        </span>
      ))}
      <span className="plate-leaves">{plateLabels.leaves}</span>
    </div>
    <PlateCaption number={1} as="figcaption">
      {plateCaption}
    </PlateCaption>
  </figure>
);
