import type { Batch, BatchComponent } from '../../../domain/batches/batch';
import { compositionTable, sumOfShares } from '../../../domain/batches/composition-table';
import { HorizontalScroll } from '../../components/page/horizontal-scroll';
import { batchPage } from '../../content/pages/batch';
import { compositionFile } from '../../site/addresses/batch-files';

const { composition } = batchPage;
const { meaning } = composition;

/** Index of the percentage column, which is right-aligned. */
const PERCENT = 2;

/** A bar for each substance. The table beside them has the same figures for screen readers. */
function Bars({ components }: { readonly components: readonly BatchComponent[] }) {
  const longest = Math.max(1, ...components.map(({ percent }) => percent));
  return (
    <ul className="batch-bars" aria-hidden="true">
      {components.map(({ name, percent }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a report may name a substance twice
        <li key={place}>
          <span>{`${name} ${percent} %`}</span>
          <svg aria-hidden="true" viewBox="0 0 100 10" preserveAspectRatio="none" focusable="false">
            <rect className="batch-track" width="100" height="10" />
            <rect width={Number(((100 * percent) / longest).toFixed(2))} height="10" />
          </svg>
        </li>
      ))}
    </ul>
  );
}

function Table({ components }: { readonly components: readonly BatchComponent[] }) {
  const { columns, rows } = compositionTable(components, composition);
  const classOf = (column: number) => (column === PERCENT ? 'batch-number-cell' : undefined);
  return (
    <table>
      <thead>
        <tr>
          {columns.map((column, at) => (
            <th key={column} scope="col" className={classOf(at)}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells], place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a report may name a substance twice
          <tr key={place}>
            <th scope="row">{name}</th>
            {cells.map((cell, at) => (
              <td key={columns[at + 1]} className={classOf(at + 1)}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The composition of a batch: bars, a table, a CSV file of the table, and an explanation. */
export function Composition({ batch: { id, components } }: { readonly batch: Batch }) {
  const sum = sumOfShares(components);
  return (
    <section className="batch-composition" aria-labelledby="composition-heading">
      <h2 id="composition-heading">{composition.heading}</h2>
      {components.length === 0 ? (
        <p>{composition.none}</p>
      ) : (
        <>
          <Bars components={components} />
          <div>
            <HorizontalScroll className="batch-scroll" label={composition.heading}>
              <Table components={components} />
            </HorizontalScroll>
            <a className="batch-file" href={compositionFile(id)} download>
              {composition.file}
            </a>
          </div>
          <div className="batch-meaning">
            <h3>{meaning.heading}</h3>
            <p>{meaning.share}</p>
            {sum < 100 && <p>{meaning.rest(String(sum))}</p>}
            <p>{meaning.range}</p>
            <p>{meaning.cas}</p>
            <p>{meaning.allergen}</p>
            <p>{meaning.limits}</p>
          </div>
        </>
      )}
    </section>
  );
}
