import { css } from '@emotion/react';
import {
  type ComparedProduct,
  MAX_COMPARED,
  oneOfEachOil,
} from '../../../domain/catalogue/comparison';
import { oilOf } from '../../../domain/catalogue/oil-volumes';
import { ChipLink } from '../../components/actions/chip-link';
import { ChipRow } from '../../components/actions/chip-row';
import { compare } from '../../content/pages/compare';
import { queryOf } from '../../site/queries/query';
import { useQuery } from '../../site/queries/use-query';
import { compareAddress } from '../../site/routes';
import { useUseCases } from '../../site/use-cases-context';
import { needsScript } from '../../theme/needs-script';
import { pageGrid } from '../../theme/page-grid';
import { theme } from '../../theme/theme';

const stacked = css({
  [theme.media.belowMedium]: {
    display: 'grid',
    marginInlineEnd: 0,
    paddingInlineEnd: 0,
    maskImage: 'none',
    a: { display: 'flex' },
  },
});

/**
 * Links to comparisons with one product more or one less. They need JavaScript, because a static
 * host ignores the query string.
 */
export function OtherComparisons({ products }: { readonly products: readonly ComparedProduct[] }) {
  const { answer } = useQuery(queryOf(useUseCases(), 'searchProducts', {}));
  const ids = products.map(({ id }) => id);
  const isFull = ids.length === MAX_COMPARED;
  const oils = new Set(products.map(({ title }) => oilOf(title)));
  const others = oneOfEachOil(answer?.items ?? []).filter(({ title }) => !oils.has(oilOf(title)));
  const ways = isFull
    ? products.map(({ id, title }) => ({
        label: compare.choice.remove(oilOf(title)),
        href: compareAddress(ids.filter((other) => other !== id)),
      }))
    : others.map(({ id, title }) => ({
        label: compare.choice.add(oilOf(title)),
        href: compareAddress([...ids, id]),
      }));
  if (ways.length === 0) return null;
  return (
    <div css={[pageGrid, { marginBlockStart: theme.space.s44 }, needsScript]}>
      <p
        id="other-comparisons"
        css={{
          ...theme.type.small,
          marginBlockEnd: theme.space.s12,
          color: theme.colour.lichen,
        }}
      >
        {isFull ? compare.choice.labelOfFull : compare.choice.label}
      </p>
      <ChipRow
        labelledBy="other-comparisons"
        // On a phone, the links are below each other and have the same width, although their labels
        // have different lengths.
        css={stacked}
      >
        {ways.map(({ label, href }) => (
          <li key={href}>
            <ChipLink href={href}>{label}</ChipLink>
          </li>
        ))}
      </ChipRow>
    </div>
  );
}
