import { inItalics } from '../../components/text/in-italics';
import { usePageTexts } from '../../site/queries/use-page-texts';
import { WHOLESALE_ANCHORS } from './anchors';

export function Steps() {
  const { heading, rows } = usePageTexts('wholesale').steps;
  return (
    <section id={WHOLESALE_ANCHORS.steps} aria-labelledby="steps-heading">
      <h2 id="steps-heading">{inItalics(heading)}</h2>
      <ol>
        {rows.map(({ title, text }, index) => (
          <li key={`${title}: ${text}`}>
            <span aria-hidden="true" className="step-number">
              {index + 1}
            </span>
            <div>
              <h3 className="step-title">{inItalics(title)}</h3>
              {text !== '' && <p className="step-text">{inItalics(text)}</p>}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
