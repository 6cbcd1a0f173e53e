import { Link } from 'wouter';
import type {
  FormatTexts,
  GoodsTexts,
  WholesaleTexts,
} from '../../../domain/texts/pages/wholesale-texts';
import { inItalics } from '../../components/text/in-italics';
import { usePageTexts } from '../../site/queries/use-page-texts';
import { visuallyHidden } from '../../theme/visually-hidden';
import { ENQUIRY_FORM, WHOLESALE_ANCHORS } from './anchors';
import { CatalogueLinks } from './catalogue-links';

interface CellProps {
  readonly column: string;
  readonly text: string;
}

/** A table cell. On a phone, a cell with text shows the name of its column beside the text. */
const Cell = ({ column, text }: CellProps) =>
  text === '' ? <td /> : <td data-label={column}>{inItalics(text)}</td>;

interface FormatProps {
  readonly goods: string;
  readonly format: FormatTexts;
  readonly texts: WholesaleTexts['formats'];
}

const Format = ({
  goods,
  format: { unit, species, packed },
  texts: { columns, link },
}: FormatProps) => (
  <tr>
    <th scope="row">{inItalics(unit)}</th>
    <Cell column={columns.species} text={species} />
    <Cell column={columns.packed} text={packed} />
    <td>
      <Link href={ENQUIRY_FORM}>
        <span>{link}</span>
        <span css={visuallyHidden}>{`: ${goods}, ${unit}`}</span>
      </Link>
    </td>
  </tr>
);

interface GoodsProps {
  readonly goods: GoodsTexts;
  readonly texts: WholesaleTexts['formats'];
}

/**
 * One kind of goods: its formats, the facts that apply to all of them, and a link to ask for
 * prices.
 */
const Goods = ({ goods: { name, rows, documents, shipping }, texts }: GoodsProps) => (
  <tbody>
    <tr>
      <th scope="rowgroup" colSpan={4}>
        {inItalics(name)}
      </th>
    </tr>
    {rows.map((format) => (
      <Format key={Object.values(format).join(', ')} goods={name} format={format} texts={texts} />
    ))}
    <tr className="goods-shared">
      <td colSpan={4}>
        <dl>
          <div>
            <dt>{texts.labels.documents}</dt>
            <dd>{inItalics(documents)}</dd>
          </div>
          <div>
            <dt>{texts.labels.shipping}</dt>
            <dd>{inItalics(shipping)}</dd>
          </div>
        </dl>
      </td>
    </tr>
  </tbody>
);

/** The goods on offer, their documents and shipping, and links to ask for prices. */
export function Formats() {
  const texts = usePageTexts('wholesale').formats;
  const { heading, columns, oil, resin, note } = texts;
  return (
    <section
      id={WHOLESALE_ANCHORS.formats}
      aria-labelledby="formats-heading"
      className="offer-formats"
    >
      <h2 id="formats-heading">{inItalics(heading)}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{columns.unit}</th>
            <th scope="col">{columns.species}</th>
            <th scope="col">{columns.packed}</th>
            <th scope="col">{columns.price}</th>
          </tr>
        </thead>
        <Goods goods={oil} texts={texts} />
        <Goods goods={resin} texts={texts} />
      </table>
      <p className="offer-note">{inItalics(note)}</p>
      <CatalogueLinks />
    </section>
  );
}
