import type { ProductFact } from '../../../domain/catalogue/product';
import { FactValue } from '../../components/text/fact-value';
import { inItalics } from '../../components/text/in-italics';
import { usePageTexts } from '../../site/queries/use-page-texts';
import { productOriginStyle } from './product-origin-style';
import { SpeciesPlate } from './species-plate';

interface ProductOriginProps {
  /** The paragraphs of the description after its lead. */
  readonly paragraphs: readonly string[];
  /** The facts that the page shows nowhere else. */
  readonly facts: readonly ProductFact[];
  readonly latin: string | null;
}

/** The product's origin: the owner's description and facts, beside a drawing of the tree. */
export function ProductOrigin({ paragraphs, facts, latin }: ProductOriginProps) {
  const { heading } = usePageTexts('product-page').tree;
  return (
    <section css={productOriginStyle} aria-labelledby="tree-heading">
      <h2 id="tree-heading">{heading}</h2>
      {paragraphs.length > 0 && (
        <div className="tree-words">
          {paragraphs.map((paragraph, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies a paragraph
            <p key={place}>{inItalics(paragraph)}</p>
          ))}
        </div>
      )}
      {facts.length > 0 && (
        <dl>
          {facts.map((fact, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two facts may have the same text
            <div key={place}>
              <dt>{fact.label}</dt>
              <dd>
                <FactValue {...fact} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      <SpeciesPlate latin={latin} />
    </section>
  );
}
