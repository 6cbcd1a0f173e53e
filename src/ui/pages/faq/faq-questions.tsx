import { useState } from 'react';
import { ArrowLink } from '../../components/actions/arrow-link';
import { TextButton } from '../../components/actions/text-button';
import { Accordion } from '../../components/disclosure/accordion';
import { AccordionItem } from '../../components/disclosure/accordion-item';
import { inItalics } from '../../components/text/in-italics';
import { faq } from '../../content/faq/faq';
import { useHash } from '../../hooks/use-hash';
import { useSuspenseQuery } from '../../site/queries/use-query';
import { FaqRail } from './faq-rail';
import { faqStyle } from './faq-style';
import { foundQuestions, hasAnchor } from './found-questions';

/** The search and the questions in their groups. The first question is open. */
export function FaqQuestions() {
  const groups = useSuspenseQuery('getQuestions');
  const hash = useHash();
  const [search, setSearch] = useState({ typed: '', hash });
  const setTyped = (typed: string) => setSearch({ typed, hash });
  // A link to a question that the search has filtered out, for example in the footer, ends the
  // search.
  const isFilteredOut =
    hash !== search.hash && !hasAnchor(foundQuestions(groups, search.typed), hash);
  const typed = isFilteredOut ? '' : search.typed;
  const found = foundQuestions(groups, typed);
  const first = groups[0]?.questions[0];
  return (
    <div css={faqStyle}>
      <FaqRail typed={typed} onType={setTyped} found={found} />
      <div className="faq-answers">
        {found.length === 0 && (
          <p>
            <span>{`${faq.noneFound} `}</span>
            <TextButton onClick={() => setTyped('')}>{faq.clearSearch}</TextButton>
          </p>
        )}
        <Accordion initiallyOpen={first ? [first.id] : []}>
          {found.map(({ id, questions }) => (
            <section key={id} id={id} aria-labelledby={`${id}-heading`} className="faq-group">
              <h2 id={`${id}-heading`}>{faq.groupTitles[id]}</h2>
              {questions.map((one) => (
                <AccordionItem key={one.id} id={one.id} title={inItalics(one.question)}>
                  {one.answer.map((paragraph, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: two paragraphs may be equal
                    <p key={index}>{inItalics(paragraph)}</p>
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
  );
}
