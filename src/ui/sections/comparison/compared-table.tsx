import type { ComparedFact } from '../../../domain/catalogue/comparison';
import { FactValue } from '../../components/text/fact-value';
import { compare } from '../../content/pages/compare';
import type { ElementOnlyNode } from '../../site/element-only-node';
import { usePageTexts } from '../../site/queries/use-page-texts';
import type { Compared } from './compared';
import { comparedTableStyle } from './compared-table-style';
import { PriceLink } from './price-link';

interface ComparedTableProps {
  readonly compared: readonly Compared[];
  readonly facts: readonly ComparedFact[];
  /** The table head, which names the product of each column. */
  readonly head: ElementOnlyNode;
  readonly children?: ElementOnlyNode;
}

/** A table of the products' facts, one row per fact, and their prices. */
export function ComparedTable({ compared, facts, head, children }: ComparedTableProps) {
  const { rows, unknown } = usePageTexts('comparison');
  return (
    <div css={comparedTableStyle} data-count={compared.length}>
      <table aria-label={compare.table}>
        <thead>{head}</thead>
        <tbody>
          {children}
          {facts.map(({ label, values }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {values.map((value, place) => (
                <td key={compared[place]?.product.id}>
                  {value === null ? (
                    <span className="told-not">{unknown}</span>
                  ) : (
                    <FactValue label={label} value={value} />
                  )}
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">{rows.price}</th>
            {compared.map((one) => (
              <td key={one.product.id}>
                <PriceLink compared={one} />
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}
