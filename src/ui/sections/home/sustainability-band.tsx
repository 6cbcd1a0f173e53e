import ridge from '../../../../art/svg/ridge.svg?url&no-inline';
import sprite from '../../../../art/svg/ui-sprite.svg?url&no-inline';
import { Engraving } from '../../components/drawings/engraving';
import { inItalics } from '../../components/text/in-italics';
import { TOPIC_ICONS } from '../../content/topic-icons';
import { lazySvg } from '../../hydration/lazy-svg';
import { usePageTexts } from '../../site/queries/use-page-texts';
import { lineDrawing } from '../../theme/line-drawing';
import { theme } from '../../theme/theme';
import { sustainabilityStyle } from './sustainability-style';

export function SustainabilityBand() {
  const { heading, lead } = usePageTexts('home').sustainability;
  const topics = usePageTexts('topics');
  return (
    <section id="sustainability" aria-labelledby="sustainability-heading" css={sustainabilityStyle}>
      <div
        aria-hidden="true"
        className="band-ridge"
        {...lazySvg}
        css={lineDrawing(ridge, theme.colour.forest)}
      />
      <div className="band-ground">
        <div className="band-top">
          <h2 id="sustainability-heading">{heading}</h2>
          <p>{lead}</p>
        </div>
        <ul>
          {TOPIC_ICONS.map(({ topic, icon }) => (
            <li key={icon}>
              <Engraving className="band-icon" drawing={sprite} part={icon} on="forest" />
              <div>
                <h3>{topics[topic].title}</h3>
                <p>{inItalics(topics[topic].text)}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
