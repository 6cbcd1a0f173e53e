import type { Batch } from '../../../domain/batches/batch';
import { HorizontalScroll } from '../../components/page/horizontal-scroll';
import { batchPage } from '../../content/pages/batch';

const { heading, columns } = batchPage.properties;

/** Measured values besides the composition, such as the density. */
export function Properties({ batch: { properties } }: { readonly batch: Batch }) {
  if (properties.length === 0) return null;
  return (
    <section aria-labelledby="properties-heading">
      <h2 id="properties-heading">{heading}</h2>
      <HorizontalScroll className="batch-scroll" label={heading}>
        <table>
          <thead>
            <tr>
              <th scope="col">{columns.name}</th>
              <th scope="col">{columns.value}</th>
              <th scope="col">{columns.range}</th>
            </tr>
          </thead>
          <tbody>
            {properties.map(({ name, value, unit, range }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two properties may be equal
              <tr key={place}>
                <th scope="row">{name}</th>
                <td>{unit === null ? value : `${value} ${unit}`}</td>
                <td>{range}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </HorizontalScroll>
    </section>
  );
}
