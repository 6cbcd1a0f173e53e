import { css } from '@emotion/react';
import branch from '../../../../art/svg/boswellia-branch.svg?url&no-inline';
import { Engraving } from '../../components/drawings/engraving';
import { PlateCaption } from '../../components/drawings/plate-caption';
import { speciesDrawing } from '../../components/drawings/species-drawing';
import { productPage } from '../../content/pages/product/product-page';
import { branchPlate } from '../../content/pictures/plates';
import { theme } from '../../theme/theme';

const { colour, space } = theme;
const { caption } = productPage.tree;

const style = css({
  display: 'flex',
  flexDirection: 'column',
  gap: space.s12,
  margin: 0,
  '.plate': {
    display: 'grid',
    gridTemplateRows: '3fr 1fr',
    aspectRatio: '1 / 1.15',
    border: `1px solid ${colour.bark}`,
    outline: `1px solid ${colour.bark}`,
    outlineOffset: -space.s12 + 2,
    background: colour.chalk,
  },
  '.plate-drawing': { width: '84%', height: '90%', placeSelf: 'center' },
  '.plate-resin': { width: '68%', height: 84, placeSelf: 'start center' },
  // Without a drawing of the resin below it, the drawing of the branch spans all rows.
  '.plate:not(:has(.plate-resin)) .plate-drawing': { gridRow: '1 / -1' },
});

interface SpeciesPlateProps {
  /** The Latin name; `null` when it is unknown. */
  readonly latin: string | null;
}

/**
 * A drawing of the product's tree species, or of a branch when the species has no drawing.
 */
export function SpeciesPlate({ latin }: SpeciesPlateProps) {
  const drawing = speciesDrawing(latin);
  return (
    <figure className="tree-plate" css={style}>
      <div className="plate">
        <Engraving className="plate-drawing" drawing={drawing?.tree ?? branch} on="chalk" isLazy />
        {drawing !== null && (
          <Engraving className="plate-resin" drawing={drawing.resin} on="chalk" isLazy />
        )}
      </div>
      <PlateCaption number={1} as="figcaption">
        {drawing === null || latin === null ? branchPlate : caption(latin)}
      </PlateCaption>
    </figure>
  );
}
