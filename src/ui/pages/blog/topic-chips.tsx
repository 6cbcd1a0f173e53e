import { isSameTopic } from '../../../domain/journal/topics';
import { ChipLink } from '../../components/actions/chip-link';
import { ChipRow } from '../../components/actions/chip-row';
import { blogList } from '../../content/pages/blog-list';
import { queryOf } from '../../site/queries/query';
import { useQuery } from '../../site/queries/use-query';
import { useUseCases } from '../../site/use-cases-context';
import { usePostQuery } from './use-post-query';

const { topics: words } = blogList;

/** The topics of the blog, each a link to its posts; nothing when the posts have no topics. */
export function TopicChips() {
  const { query, hrefOf } = usePostQuery();
  const { answer: topics = [] } = useQuery(queryOf(useUseCases(), 'getPostTopics'), true);
  if (topics.length === 0) return null;
  const { topic: chosen, page: _, ...rest } = query;
  return (
    <ChipRow label={words.label}>
      <li>
        <ChipLink href={hrefOf(rest)} current={chosen === undefined}>
          {words.all}
        </ChipLink>
      </li>
      {topics.map((topic) => (
        <li key={topic}>
          <ChipLink
            href={hrefOf({ ...rest, topic })}
            current={chosen !== undefined && isSameTopic(topic, chosen)}
          >
            {topic}
          </ChipLink>
        </li>
      ))}
    </ChipRow>
  );
}
