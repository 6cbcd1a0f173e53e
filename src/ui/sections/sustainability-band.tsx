import cultural from '../../../art/svg/icon-cultural-preservation.svg?url&no-inline';
import fair from '../../../art/svg/icon-fair-trade.svg?url&no-inline';
import wild from '../../../art/svg/icon-wild-harvesting.svg?url&no-inline';
import zero from '../../../art/svg/icon-zero-waste.svg?url&no-inline';
import ridge from '../../../art/svg/ridge.svg?url&no-inline';
import { type SustainabilityIcon, sustainabilityBand } from '../content/home';
import { theme } from '../theme/theme';
import { lineDrawing } from './engraving';
import { sustainabilityStyle } from './sustainability-style';

const ICONS: Readonly<Record<SustainabilityIcon, string>> = {
  'wild-harvesting': wild,
  'fair-trade': fair,
  'zero-waste': zero,
  'cultural-preservation': cultural,
};

export const SustainabilityBand = () => (
  <section id="sustainability" aria-labelledby="sustainability-heading" css={sustainabilityStyle}>
    <div aria-hidden="true" className="band-ridge" css={lineDrawing(ridge, theme.colour.forest)} />
    <div className="band-ground">
      <div className="band-top">
        <h2 id="sustainability-heading">{sustainabilityBand.heading}</h2>
        <p>{sustainabilityBand.lead}</p>
      </div>
      <ul>
        {sustainabilityBand.cards.map(({ id, title, text }) => (
          <li key={id}>
            <span
              aria-hidden="true"
              className="band-icon"
              css={lineDrawing(ICONS[id], theme.colour.honey)}
            />
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  </section>
);
