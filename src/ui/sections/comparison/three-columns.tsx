import type { ComparedFact, ComparedProduct } from '../../../domain/catalogue/comparison';
import { ScentCurves } from '../../components/drawings/scent-curves';
import { commonScale } from '../../components/drawings/scent-path';
import { PictureView } from '../../components/pictures/picture-view';
import { usePageTexts } from '../../site/queries/use-page-texts';
import { pageGrid } from '../../theme/page-grid';
import { theme } from '../../theme/theme';
import type { Compared } from './compared';
import { ComparedTable } from './compared-table';
import { scentSummary } from './scent-summary';

const { colour, media, space, type } = theme;

const SIZES = '(min-width: 768px) 24vw, 210px';

const style = {
  ...pageGrid,
  '.column-name': { ...type.d3, display: 'block', marginBlockStart: space.s18 },
  '.column-hour': { width: '100%', height: 'clamp(84px, 8.6vw, 124px)' },
  '.columns-note': { ...type.small, marginBlockStart: space.s18, color: colour.lichen },
  [media.belowMedium]: { '.columns-head > td': { display: 'none' } },
};

interface ThreeColumnsProps {
  readonly compared: readonly Compared<ComparedProduct>[];
  readonly facts: readonly ComparedFact[];
}

/**
 * Three products in columns, each with its picture and its scent curve, all curves on one scale.
 */
export function ThreeColumns({ compared, facts }: ThreeColumnsProps) {
  const scents = compared.map(({ scent }) => scent).filter((scent) => scent !== null);
  const scale = commonScale(scents);
  const { rows, unknown, note } = usePageTexts('comparison');
  return (
    <div css={style}>
      <ComparedTable
        compared={compared}
        facts={facts}
        head={
          <tr className="columns-head">
            <td />
            {compared.map(({ product, name }) => (
              <th key={product.id} scope="col">
                <PictureView picture={product.picture} sizes={SIZES} ratio="1" alt="" />
                <span className="column-name">{name}</span>
              </th>
            ))}
          </tr>
        }
      >
        {scents.length > 0 && (
          <tr>
            <th scope="row">{rows.hour}</th>
            {compared.map(({ product, scent }, place) => (
              <td key={product.id}>
                {scent === null ? (
                  <span className="told-not">{unknown}</span>
                ) : (
                  <ScentCurves
                    scents={[scent]}
                    scale={scale}
                    tone={place}
                    className="column-hour"
                  />
                )}
              </td>
            ))}
          </tr>
        )}
      </ComparedTable>
      {scents.length > 0 && <p className="columns-note">{`${scentSummary(compared)} ${note}`}</p>}
    </div>
  );
}
