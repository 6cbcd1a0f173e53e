import sprite from '../../../../art/svg/ui-sprite.svg?url&no-inline';
import { Engraving } from '../../components/drawings/engraving';
import { inItalics } from '../../components/text/in-italics';
import { sustainability } from '../../content/pages/sustainability';
import { rowsStyle } from './sustainability-page-style';

/** The brand's four principles, each with details. */
export const Principles = () => (
  <div css={rowsStyle}>
    <ol>
      {sustainability.rows.map(({ id, title, text, detail }, index) => (
        <li key={id} id={id}>
          <span aria-hidden="true" className="row-number">
            {index + 1}
          </span>
          <Engraving className="row-icon" drawing={sprite} part={id} on="paper" />
          <div>
            <h2>{title}</h2>
            <p className="row-text">{inItalics(text)}</p>
          </div>
          <p className="row-detail">{inItalics(detail)}</p>
        </li>
      ))}
    </ol>
  </div>
);
