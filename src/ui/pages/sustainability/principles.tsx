import cultural from '../../../../art/svg/icon-cultural-preservation.svg?url&no-inline';
import fair from '../../../../art/svg/icon-fair-trade.svg?url&no-inline';
import wild from '../../../../art/svg/icon-wild-harvesting.svg?url&no-inline';
import zero from '../../../../art/svg/icon-zero-waste.svg?url&no-inline';
import type { SustainabilityIcon } from '../../content/home';
import { sustainability } from '../../content/sustainability';
import { lineDrawing } from '../../sections/engraving';
import { theme } from '../../theme/theme';
import { rowsStyle } from './sustainability-page-style';

const ICONS: Readonly<Record<SustainabilityIcon, string>> = {
  'wild-harvesting': wild,
  'fair-trade': fair,
  'zero-waste': zero,
  'cultural-preservation': cultural,
};

/** The four things the brand stands for, each with what is known about it. */
export const Principles = () => (
  <div css={rowsStyle}>
    <ol>
      {sustainability.rows.map(({ id, title, text, detail }, index) => (
        <li key={id} id={id}>
          <span aria-hidden="true" className="row-number">
            {index + 1}
          </span>
          <span
            aria-hidden="true"
            className="row-icon"
            css={lineDrawing(ICONS[id], theme.colour.umber)}
          />
          <div>
            <h2>{title}</h2>
            <p className="row-text">{text}</p>
          </div>
          <p className="row-detail">{detail}</p>
        </li>
      ))}
    </ol>
  </div>
);
