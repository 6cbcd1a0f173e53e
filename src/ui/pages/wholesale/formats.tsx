import { Link } from 'wouter';
import { type WholesaleGoods, wholesale } from '../../content/pages/wholesale';
import { visuallyHidden } from '../../theme/visually-hidden';

const { formats } = wholesale;
const { columns, shared, ask } = formats;

/**
 * One kind of goods: its formats, the facts that apply to all of them, and a link to ask for
 * prices.
 */
const Goods = ({ name, formats: rows, documents, ships }: WholesaleGoods) => (
  <tbody>
    <tr>
      <th scope="rowgroup" colSpan={4}>
        {name}
      </th>
    </tr>
    {rows.map(({ unit, species, packed }) => (
      <tr key={unit}>
        <th scope="row">{unit}</th>
        <td data-label={columns.species}>{species}</td>
        <td data-label={columns.packed}>{packed}</td>
        <td>
          <Link href={ask.to}>
            <span>{ask.label}</span>
            <span css={visuallyHidden}>{`: ${name}, ${unit}`}</span>
          </Link>
        </td>
      </tr>
    ))}
    <tr className="goods-shared">
      <td colSpan={4}>
        <dl>
          <div>
            <dt>{shared.documents}</dt>
            <dd>{documents}</dd>
          </div>
          <div>
            <dt>{shared.ships}</dt>
            <dd>{ships}</dd>
          </div>
        </dl>
      </td>
    </tr>
  </tbody>
);

/** The goods on offer, their documents and shipping, and links to ask for prices. */
export const Formats = () => (
  <section id={formats.id} aria-labelledby="formats-heading" className="offer-formats">
    <h2 id="formats-heading">{formats.heading}</h2>
    <table>
      <thead>
        <tr>
          {Object.values(columns).map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      {formats.goods.map((goods) => (
        <Goods key={goods.name} {...goods} />
      ))}
    </table>
    <p className="offer-note">{formats.note}</p>
  </section>
);
