import leaf from '../../../../art/svg/leaf.svg?url&no-inline';
import type { QuestionGroup } from '../../../domain/questions/question';
import { Icon } from '../../components/drawings/icon';
import { inItalics } from '../../components/text/in-italics';
import { faq } from '../../content/faq/faq';
import { usePageTexts } from '../../site/queries/use-page-texts';
import { lineDrawing } from '../../theme/line-drawing';
import { needsScript } from '../../theme/needs-script';
import { theme } from '../../theme/theme';
import { countQuestions } from './found-questions';
import { groupTitle } from './group-title';
import { useGroupInView } from './use-group-in-view';

interface FaqRailProps {
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly found: readonly QuestionGroup[];
}

/** The search field, the number of results, and links to the groups. */
export function FaqRail({ typed, onType, found }: FaqRailProps) {
  const { search, groups: titles } = usePageTexts('faq');
  const inView = useGroupInView(found.map(({ id }) => id));
  return (
    <div className="faq-rail">
      <search css={needsScript}>
        <label className="faq-search">
          <Icon name="search" />
          <input
            type="search"
            aria-label={search.label}
            placeholder={search.label}
            value={typed}
            onChange={(event) => onType(event.currentTarget.value)}
          />
        </label>
        <p role="status" className="faq-count">
          {typed.trim() !== '' && faq.foundLabel(countQuestions(found))}
        </p>
      </search>
      <nav aria-label={faq.groupsLabel}>
        <ul className="faq-groups">
          {found.map(({ id, questions }) => (
            <li key={id}>
              <a href={`#${id}`} aria-current={id === inView ? 'location' : undefined}>
                <span>{inItalics(groupTitle(id, titles))}</span>
                <span className="faq-number">{questions.length}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div aria-hidden="true" className="faq-leaf" css={lineDrawing(leaf, theme.colour.bark)} />
    </div>
  );
}
