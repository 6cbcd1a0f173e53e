import ridge from '../../../../art/svg/ridge.svg?url&no-inline';
import sprite from '../../../../art/svg/ui-sprite.svg?url&no-inline';
import { Engraving } from '../../components/drawings/engraving';
import { inItalics } from '../../components/text/in-italics';
import { sustainabilityBand } from '../../content/pages/home';
import { lazySvg } from '../../hydration/lazy-svg';
import { lineDrawing } from '../../theme/line-drawing';
import { theme } from '../../theme/theme';
import { sustainabilityStyle } from './sustainability-style';

export const SustainabilityBand = () => (
  <section id="sustainability" aria-labelledby="sustainability-heading" css={sustainabilityStyle}>
    <div
      aria-hidden="true"
      className="band-ridge"
      {...lazySvg}
      css={lineDrawing(ridge, theme.colour.forest)}
    />
    <div className="band-ground">
      <div className="band-top">
        <h2 id="sustainability-heading">{sustainabilityBand.heading}</h2>
        <p>{sustainabilityBand.lead}</p>
      </div>
      <ul>
        {sustainabilityBand.cards.map(({ id, title, text }) => (
          <li key={id}>
            <Engraving className="band-icon" drawing={sprite} part={id} on="forest" />
            <div>
              <h3>{title}</h3>
              <p>{inItalics(text)}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  </section>
);
