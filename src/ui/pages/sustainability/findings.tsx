import { ArrowLink } from '../../components/actions/arrow-link';
import { sustainability } from '../../content/pages/sustainability';
import { findingsStyle } from './sustainability-page-style';

const { research, women } = sustainability;

/** What others found out, uncomfortable as it is, with the sources named. */
export const Findings = () => (
  <div css={findingsStyle}>
    <section id={research.id} aria-labelledby="research-heading">
      <h2 id="research-heading">{research.heading}</h2>
      {research.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <ul className="sources">
        {research.sources.map((source) => (
          <li key={source}>{source}</li>
        ))}
      </ul>
    </section>
    <section id={women.id} aria-labelledby="women-heading">
      <h2 id="women-heading">{women.heading}</h2>
      {women.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <p>
        <ArrowLink href={women.more.to}>{women.more.label}</ArrowLink>
      </p>
    </section>
  </div>
);
