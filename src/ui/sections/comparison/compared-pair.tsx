import { comparedFacts, shortNames } from '../../../domain/catalogue/comparison';
import { ArrowLink } from '../../components/actions/arrow-link';
import { compare } from '../../content/pages/compare';
import { queryOf } from '../../site/queries/query';
import { usePageTexts } from '../../site/queries/use-page-texts';
import { useQuery } from '../../site/queries/use-query';
import { ROUTES } from '../../site/routes';
import { useUseCases } from '../../site/use-cases-context';
import { pageGrid, sectionTop } from '../../theme/page-grid';
import { theme } from '../../theme/theme';
import { visuallyHidden } from '../../theme/visually-hidden';
import { comparedOf } from './compared';
import { FacingPages } from './facing-pages';

const { media, space } = theme;

/**
 * Whether the comparison may be fetched. The home page in a browser may send the CMS only a fixed
 * set of requests, and the comparison is not one of them. With a CMS, the comparison is therefore
 * shown only if the prerendered HTML contains it.
 */
const MAY_FETCH = import.meta.env.SSR || __CATALOGUE__ === 'memory';

/**
 * Compares two products of different tree species on the home page. Renders nothing when the
 * catalogue has no such pair.
 */
export function ComparedPair() {
  const { link } = usePageTexts('comparison');
  const { answer = [] } = useQuery(queryOf(useUseCases(), 'getHomeComparison'), MAY_FETCH);
  if (answer.length < 2) return null;
  return (
    <section aria-labelledby="comparison-heading" css={sectionTop}>
      <h2 id="comparison-heading" css={visuallyHidden}>
        {compare.heading(shortNames(answer))}
      </h2>
      <FacingPages
        compared={comparedOf(answer)}
        facts={comparedFacts(answer).differing}
        heading="h3"
      />
      <p
        css={{
          ...pageGrid,
          marginBlockStart: space.s24,
          [media.medium]: { justifyItems: 'center' },
        }}
      >
        <ArrowLink href={ROUTES.compare}>{link}</ArrowLink>
      </p>
    </section>
  );
}
