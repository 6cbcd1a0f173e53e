import { ArrowLink } from '../../components/actions/arrow-link';
import { inItalics } from '../../components/text/in-italics';
import { usePageTexts } from '../../site/queries/use-page-texts';
import { ROUTES } from '../../site/routes';
import { SUSTAINABILITY_ANCHORS } from './anchors';
import { Sources } from './sources';
import { findingsStyle } from './sustainability-page-style';

/** Findings of researchers and reporters, including unfavourable ones, with their sources. */
export function Findings() {
  const { research, women } = usePageTexts('sustainability');
  const findings = [
    { id: SUSTAINABILITY_ANCHORS.research, texts: research },
    { id: SUSTAINABILITY_ANCHORS.women, texts: women, link: women.link },
  ];
  return (
    <div css={findingsStyle}>
      {findings.map(({ id, texts, link }) => (
        <section key={id} id={id} aria-labelledby={`${id}-heading`}>
          <h2 id={`${id}-heading`}>{inItalics(texts.heading)}</h2>
          {texts.paragraphs.map((paragraph) => (
            <p key={paragraph}>{inItalics(paragraph)}</p>
          ))}
          <Sources sources={texts.sources} />
          {link !== undefined && (
            <p>
              <ArrowLink href={ROUTES.blog}>{link}</ArrowLink>
            </p>
          )}
        </section>
      ))}
    </div>
  );
}
