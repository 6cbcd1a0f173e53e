import { SEASONS, seasonOf } from '../../../domain/seasons/season';
import { Tear } from '../../components/drawings/tear';
import { inItalics } from '../../components/text/in-italics';
import { seasons } from '../../content/seasons';
import { usePageTexts } from '../../site/queries/use-page-texts';
import { useToday } from '../../site/use-today';
import { SUSTAINABILITY_ANCHORS } from './anchors';
import { yearStyle } from './year-style';
import { YearWheel } from './year-wheel';

/** The four seasons as a drawing, and as text for visitors who do not see the drawing. */
export function Year() {
  const year = usePageTexts('sustainability').year;
  const today = useToday();
  const current = today === null ? null : seasonOf(today);
  return (
    <section id={SUSTAINABILITY_ANCHORS.year} aria-labelledby="year-heading" css={yearStyle}>
      <div className="year-words">
        <h2 id="year-heading">
          {year.heading.map((line) => (
            <span key={line}>{`${line} `}</span>
          ))}
        </h2>
        <p className="year-lead">{inItalics(year.lead)}</p>
      </div>
      <YearWheel />
      <dl>
        {SEASONS.map((season) => (
          <div key={season}>
            <dt>
              <i lang="so">{`${seasons[season].name} `}</i>
              <em>{inItalics(year[season].weather)}</em>
              {season === current && <Tear size={13} />}
            </dt>
            <dd>{inItalics(year[season].months)}</dd>
            <dd>{inItalics(year[season].note)}</dd>
          </div>
        ))}
      </dl>
      <p className="year-footnote">{inItalics(year.footnote)}</p>
    </section>
  );
}
