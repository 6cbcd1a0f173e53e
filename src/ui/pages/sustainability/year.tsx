import { SEASONS, seasonOf } from '../../../domain/seasons/season';
import { Tear } from '../../components/drawings/tear';
import { inItalics } from '../../components/text/in-italics';
import { sustainability } from '../../content/pages/sustainability';
import { seasons } from '../../content/seasons';
import { useToday } from '../../site/today';
import { yearStyle } from './year-style';
import { YearWheel } from './year-wheel';

const { year } = sustainability;

/** The four seasons as a drawing, and as text for visitors who do not see the drawing. */
export function Year() {
  const today = useToday();
  const current = today === null ? null : seasonOf(today);
  return (
    <section id={year.id} aria-labelledby="year-heading" css={yearStyle}>
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
              <em>{year.seasons[season].weather}</em>
              {season === current && <Tear size={13} />}
            </dt>
            <dd>{year.seasons[season].months}</dd>
            <dd>{inItalics(year.seasons[season].note)}</dd>
          </div>
        ))}
      </dl>
      <p className="year-footnote">{inItalics(year.footnote)}</p>
    </section>
  );
}
