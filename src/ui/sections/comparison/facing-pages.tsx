import type { ComparedFact } from '../../../domain/catalogue/comparison';
import { speciesDrawing } from '../../components/drawings/species-drawing';
import { visuallyHidden } from '../../theme/visually-hidden';
import type { Compared } from './compared';
import { ComparedTable } from './compared-table';
import { facingPagesStyle } from './facing-pages-style';
import { ScentComparison } from './scent-comparison';

interface LazyDrawingProps {
  /** URL of the SVG in the colours for a paper-coloured background. */
  readonly drawing: string;
  readonly width: number;
  readonly height: number;
}

/** A large decorative drawing below the fold, as an `<img>` that the browser loads lazily. */
const LazyDrawing = ({ drawing, width, height }: LazyDrawingProps) => (
  <img loading="lazy" decoding="async" src={drawing} alt="" width={width} height={height} />
);

interface FacingPagesProps {
  readonly compared: readonly Compared[];
  readonly facts: readonly ComparedFact[];
  readonly heading: 'h2' | 'h3';
}

/** Two products side by side, like the two pages of an open book. */
export function FacingPages({ compared, facts, heading: Heading }: FacingPagesProps) {
  const drawings = compared.map(({ latin }) => speciesDrawing(latin));
  const arePrerendered = drawings.every((drawing) => drawing !== null);
  return (
    <div css={facingPagesStyle}>
      <div className="facing-heads">
        {compared.map(({ product, name }, place) => (
          <div key={product.id} className="facing-page">
            <Heading className="facing-name">{name}</Heading>
            <p className="facing-lead">{product.description}</p>
            {drawings[place] && arePrerendered && (
              <LazyDrawing drawing={drawings[place].tree} width={660} height={720} />
            )}
          </div>
        ))}
      </div>
      <ScentComparison compared={compared} />
      {arePrerendered && (
        <div className="facing-resins">
          {compared.map(({ product }, place) => (
            <LazyDrawing
              key={product.id}
              drawing={drawings[place]?.resin ?? ''}
              width={330}
              height={84}
            />
          ))}
        </div>
      )}
      <ComparedTable
        compared={compared}
        facts={facts}
        head={
          <tr css={visuallyHidden}>
            <td />
            {compared.map(({ product, name }) => (
              <th key={product.id} scope="col">
                {name}
              </th>
            ))}
          </tr>
        }
      />
    </div>
  );
}
