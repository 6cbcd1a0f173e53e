import { useState } from 'react';
import { ArrowLink } from '../../components/actions/arrow-link';
import { TextButton } from '../../components/actions/text-button';
import { Accordion } from '../../components/disclosure/accordion';
import { AccordionItem } from '../../components/disclosure/accordion-item';
import { inItalics } from '../../components/page/in-italics';
import { PageHead } from '../../components/page/page-head';
import { PageIntro } from '../../components/page/page-intro';
import { faq } from '../../content/faq/faq';
import { faqMeta } from '../../content/meta/faq';
import { useHash } from '../../hooks/use-hash';
import { FaqRail } from './faq-rail';
import { faqStyle } from './faq-style';
import { foundQuestions, hasAnchor } from './found-questions';

const FIRST = faq.groups[0]?.questions[0];

export function FaqPage() {
  const hash = useHash();
  const [search, setSearch] = useState({ typed: '', hash });
  const setTyped = (typed: string) => setSearch({ typed, hash });
  // A link to a question that the search has filtered out, for example in the footer, ends the
  // search.
  const isFilteredOut =
    hash !== search.hash && !hasAnchor(foundQuestions(faq.groups, search.typed), hash);
  const typed = isFilteredOut ? '' : search.typed;
  const found = foundQuestions(faq.groups, typed);
  return (
    <>
      <PageHead {...faqMeta} />
      <PageIntro name={faq.name} title={faq.title} />
      <div css={faqStyle}>
        <FaqRail typed={typed} onType={setTyped} found={found} />
        <div className="faq-answers">
          {found.length === 0 && (
            <p>
              <span>{`${faq.noneFound} `}</span>
              <TextButton onClick={() => setTyped('')}>{faq.clearSearch}</TextButton>
            </p>
          )}
          <Accordion initiallyOpen={FIRST ? [FIRST.id] : []}>
            {found.map(({ id, title, questions }) => (
              <section key={id} id={id} aria-labelledby={`${id}-heading`} className="faq-group">
                <h2 id={`${id}-heading`}>{title}</h2>
                {questions.map((one) => (
                  <AccordionItem key={one.id} id={one.id} title={inItalics(one.question)}>
                    {one.answer.map((paragraph) => (
                      <p key={paragraph}>{inItalics(paragraph)}</p>
                    ))}
                  </AccordionItem>
                ))}
              </section>
            ))}
          </Accordion>
          <p className="faq-not-here">
            <span>{`${faq.notHere.text} `}</span>
            <ArrowLink href={faq.notHere.action.to}>{faq.notHere.action.label}</ArrowLink>
          </p>
        </div>
      </div>
    </>
  );
}
