import { Link } from 'wouter';
import type { LineSheet, LineSheetRow } from '../../../domain/catalogue/line-sheet';
import type { ProductSummary } from '../../../domain/catalogue/product';
import type { Volume } from '../../../domain/catalogue/volume';
import { ProductOffer } from '../../components/cards/product-offer';
import { PictureView } from '../../components/pictures/picture-view';
import { lineSheet } from '../../content/pages/line-sheet';
import { productAddress } from '../../site/routes';
import { visuallyHidden } from '../../theme/visually-hidden';

/** A price that links to its product. The product's name in the link is for screen readers only. */
const Price = ({ product: { id, title, price, availability } }: { product: ProductSummary }) => (
  <Link href={productAddress(id)}>
    <ProductOffer price={price} availability={availability} />
    <span css={visuallyHidden}>{`: ${title}`}</span>
  </Link>
);

interface CellProps {
  readonly column: Volume | null;
  readonly products: readonly ProductSummary[];
  /** Read aloud where there is no product. */
  readonly none: string;
}

/** The prices of a product in one volume. On a phone the volume is shown beside them. */
function Cell({ column, products, none }: CellProps) {
  const [first, ...others] = products;
  return (
    <td data-label={lineSheet.column(column)}>
      {first === undefined ? (
        <span className="sheet-none">
          <span aria-hidden="true">–</span>
          <span css={visuallyHidden}>{none}</span>
        </span>
      ) : others.length === 0 ? (
        <Price product={first} />
      ) : (
        <ul>
          {products.map((product) => (
            <li key={product.id}>
              <Price product={product} />
            </li>
          ))}
        </ul>
      )}
    </td>
  );
}

interface RowProps {
  readonly row: LineSheetRow;
  readonly sheet: LineSheet;
}

const Row = ({ row: { name, picture, cells }, sheet: { columns, isShortened } }: RowProps) => (
  <tr>
    <td className="sheet-picture">
      <PictureView picture={picture} sizes="72px" ratio="1 / 1" alt="" isThumbnail />
    </td>
    <th scope="row">
      <span>{name}</span>
    </th>
    {columns.map((column, at) => (
      <Cell
        key={column}
        column={column}
        products={cells[at] ?? []}
        none={isShortened ? lineSheet.notOnSheet : lineSheet.notOffered}
      />
    ))}
  </tr>
);

/** The catalogue as a table: a row for each oil, and a column of prices for each volume. */
export const PriceTable = ({ sheet }: { readonly sheet: LineSheet }) => (
  <table aria-label={lineSheet.table}>
    <thead>
      <tr>
        <td />
        <th scope="col">{lineSheet.product}</th>
        {sheet.columns.map((column) => (
          <th key={column} scope="col">
            {lineSheet.column(column)}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {sheet.rows.map((row) => (
        <Row key={row.name} row={row} sheet={sheet} />
      ))}
    </tbody>
  </table>
);
