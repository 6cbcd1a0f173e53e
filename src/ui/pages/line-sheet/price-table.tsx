import { Link } from 'wouter';
import type { LineSheet, LineSheetRow } from '../../../domain/catalogue/line-sheet';
import type { ProductSummary } from '../../../domain/catalogue/product';
import type { Volume } from '../../../domain/catalogue/volume';
import { ProductOffer } from '../../components/cards/product-offer';
import { PictureView } from '../../components/pictures/picture-view';
import { lineSheet } from '../../content/pages/line-sheet';
import { productAddress } from '../../site/routes';
import { visuallyHidden } from '../../theme/visually-hidden';

interface CellProps {
  readonly column: Volume | null;
  readonly products: readonly ProductSummary[];
}

/** The prices of a product in one volume. On a phone the volume is shown beside them. */
const Cell = ({ column, products }: CellProps) => (
  <td data-label={lineSheet.column(column)}>
    {products.length === 0 ? (
      <span className="sheet-none">
        <span aria-hidden="true">–</span>
        <span css={visuallyHidden}>{lineSheet.notOffered}</span>
      </span>
    ) : (
      <ul>
        {products.map(({ id, price, availability }) => (
          <li key={id}>
            <Link href={productAddress(id)}>
              <ProductOffer price={price} availability={availability} />
            </Link>
          </li>
        ))}
      </ul>
    )}
  </td>
);

interface RowProps {
  readonly row: LineSheetRow;
  readonly columns: LineSheet['columns'];
}

const Row = ({ row: { name, picture, cells }, columns }: RowProps) => (
  <tr>
    <td className="sheet-picture">
      <PictureView picture={picture} sizes="72px" ratio="1 / 1" alt="" isThumbnail />
    </td>
    <th scope="row">
      <span>{name}</span>
    </th>
    {columns.map((column, at) => (
      <Cell key={column} column={column} products={cells[at] ?? []} />
    ))}
  </tr>
);

/** The catalogue as a table: a row for each oil, and a column of prices for each volume. */
export const PriceTable = ({ sheet: { columns, rows } }: { readonly sheet: LineSheet }) => (
  <table aria-label={lineSheet.table}>
    <thead>
      <tr>
        <td />
        <th scope="col">{lineSheet.product}</th>
        {columns.map((column) => (
          <th key={column} scope="col">
            {lineSheet.column(column)}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <Row key={row.name} row={row} columns={columns} />
      ))}
    </tbody>
  </table>
);
