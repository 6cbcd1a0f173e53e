import { useState } from 'react';
import { ArrowLink } from '../../components/actions/arrow-link';
import { TextButton } from '../../components/actions/text-button';
import { Accordion } from '../../components/disclosure/accordion';
import { AccordionItem } from '../../components/disclosure/accordion-item';
import { inItalics } from '../../components/text/in-italics';
import { useHash } from '../../hooks/use-hash';
import { usePageTexts } from '../../site/queries/use-page-texts';
import { useSuspenseQuery } from '../../site/queries/use-query';
import { ROUTES } from '../../site/routes';
import { FaqRail } from './faq-rail';
import { faqStyle } from './faq-style';
import { foundQuestions, hasAnchor } from './found-questions';
import { groupTitle } from './group-title';

/** The search and the questions in their groups. The first question is open. */
export function FaqQuestions() {
  const { search: searchTexts, groups: titles, notHere } = usePageTexts('faq');
  const groups = useSuspenseQuery('getQuestions');
  const hash = useHash();
  const [search, setSearch] = useState({ typed: '', hash });
  const setTyped = (typed: string) => setSearch({ typed, hash });
  // The visitor may follow a link to a question, for example in the footer. If the search has
  // filtered out this question, the link ends the search.
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
            <span>{`${searchTexts.whenEmpty} `}</span>
            <TextButton onClick={() => setTyped('')}>{searchTexts.button}</TextButton>
          </p>
        )}
        <Accordion initiallyOpen={first ? [first.id] : []}>
          {found.map(({ id, questions }) => (
            <section key={id} id={id} aria-labelledby={`${id}-heading`} className="faq-group">
              <h2 id={`${id}-heading`}>{inItalics(groupTitle(id, titles))}</h2>
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
          <span>{`${notHere.text} `}</span>
          <ArrowLink href={ROUTES.contact}>{notHere.link}</ArrowLink>
        </p>
      </div>
    </div>
  );
}
