import { Link } from 'wouter';
import { type WholesaleGoods, wholesale } from '../../content/pages/wholesale';
import { visuallyHidden } from '../../theme/visually-hidden';

const { formats } = wholesale;
const { columns, shared, ask } = formats;

/** One kind of goods: its formats, what holds for all of them, and whom to ask for their price. */
const Goods = ({ name, formats: rows, documents, ships }: WholesaleGoods) => (
  <tbody>
    <tr>
      <th scope="rowgroup" colSpan={2}>
        {name}
      </th>
      <td>
        <Link href={ask.to}>
          <span>{ask.label}</span>
          <span css={visuallyHidden}>{`: ${name}`}</span>
        </Link>
      </td>
    </tr>
    {rows.map(({ unit, what }) => (
      <tr key={unit}>
        <th scope="row">{unit}</th>
        <td colSpan={2}>{what}</td>
      </tr>
    ))}
    {[
      [shared.documents, documents],
      [shared.ships, ships],
    ].map(([label, told]) => (
      <tr key={label} className="goods-shared">
        <th scope="row">{label}</th>
        <td colSpan={2}>{told}</td>
      </tr>
    ))}
  </tbody>
);

/** What can be had, what comes with it and how, and the way to its price. */
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
