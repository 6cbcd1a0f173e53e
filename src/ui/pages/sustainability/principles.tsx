import sprite from '../../../../art/svg/ui-sprite.svg?url&no-inline';
import { Engraving } from '../../components/drawings/engraving';
import { inItalics } from '../../components/text/in-italics';
import { TOPIC_ICONS } from '../../content/topic-icons';
import { usePageTexts } from '../../site/queries/use-page-texts';
import { rowsStyle } from './sustainability-page-style';

/** The brand's four principles, each with details. */
export function Principles() {
  const topics = usePageTexts('topics');
  const { details } = usePageTexts('sustainability');
  return (
    <div css={rowsStyle}>
      <ol>
        {TOPIC_ICONS.map(({ topic, icon }, index) => (
          <li key={icon} id={icon}>
            <span aria-hidden="true" className="row-number">
              {index + 1}
            </span>
            <Engraving className="row-icon" drawing={sprite} part={icon} on="paper" />
            <div>
              <h2>{topics[topic].title}</h2>
              <p className="row-text">{inItalics(topics[topic].text)}</p>
            </div>
            <p className="row-detail">{inItalics(details[topic])}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
