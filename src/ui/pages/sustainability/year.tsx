import wheel from '../../../../art/svg/season-wheel.svg?url&no-inline';
import { sustainability } from '../../content/sustainability';
import { yearStyle } from './sustainability-page-style';

const { year } = sustainability;

/** The four seasons: drawn, and below in words for whoever does not see the drawing. */
export const Year = () => (
  <section id={year.id} aria-labelledby="year-heading" css={yearStyle}>
    <div className="year-words">
      <h2 id="year-heading">
        {year.heading.map((line) => (
          <span key={line}>{line} </span>
        ))}
      </h2>
      <p className="year-lead">{year.lead}</p>
    </div>
    <img
      className="year-wheel"
      src={wheel}
      alt=""
      width={600}
      height={600}
      loading="lazy"
      decoding="async"
    />
    <dl>
      {year.seasons.map(({ name, weather, months, note }) => (
        <div key={name}>
          <dt>
            {name} <em>{weather}</em>
          </dt>
          <dd>{months}</dd>
          <dd>{note}</dd>
        </div>
      ))}
    </dl>
    <p className="year-footnote">{year.footnote}</p>
  </section>
);
