import { sustainability } from '../../content/pages/sustainability';
import { seasonWheel } from './season-wheel';
import { yearStyle } from './sustainability-page-style';

const { year } = sustainability;

const wheel = { __html: seasonWheel };

/** The four seasons: drawn, and below in words for whoever does not see the drawing. */
export const Year = () => (
  <section id={year.id} aria-labelledby="year-heading" css={yearStyle}>
    <div className="year-words">
      <h2 id="year-heading">
        {year.heading.map((line) => (
          <span key={line}>{`${line} `}</span>
        ))}
      </h2>
      <p className="year-lead">{year.lead}</p>
    </div>
    {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own file; inline, it has our fonts */}
    <div aria-hidden="true" className="year-wheel" dangerouslySetInnerHTML={wheel} />
    <dl>
      {year.seasons.map(({ name, weather, months, note }) => (
        <div key={name}>
          <dt>
            <span>{`${name} `}</span>
            <em>{weather}</em>
          </dt>
          <dd>{months}</dd>
          <dd>{note}</dd>
        </div>
      ))}
    </dl>
    <p className="year-footnote">{year.footnote}</p>
  </section>
);
