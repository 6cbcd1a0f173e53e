import { ArrowLink } from '../../components/actions/arrow-link';
import { inItalics } from '../../components/text/in-italics';
import { sustainability } from '../../content/pages/sustainability';
import { Sources } from './sources';
import { findingsStyle } from './sustainability-page-style';

const { research, women } = sustainability;

/** Findings of researchers and reporters, including unfavourable ones, with their sources. */
export const Findings = () => (
  <div css={findingsStyle}>
    {[research, women].map((finding) => (
      <section key={finding.id} id={finding.id} aria-labelledby={`${finding.id}-heading`}>
        <h2 id={`${finding.id}-heading`}>{inItalics(finding.heading)}</h2>
        {finding.paragraphs.map((paragraph) => (
          <p key={paragraph}>{inItalics(paragraph)}</p>
        ))}
        <Sources sources={finding.sources} />
        {finding.more !== null && (
          <p>
            <ArrowLink href={finding.more.to}>{finding.more.label}</ArrowLink>
          </p>
        )}
      </section>
    ))}
  </div>
);
