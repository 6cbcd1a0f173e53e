import { type ComparedProduct, shortNames } from '../../../domain/catalogue/comparison';
import { ButtonLink } from '../../components/actions/button-link';
import { compare } from '../../content/pages/compare';
import { SPINE } from '../../sections/comparison/facing-pages-style';
import { contactAddress } from '../../site/addresses/contact-address';
import { pageGrid } from '../../theme/page-grid';
import { theme } from '../../theme/theme';

/** A link to the contact form for each compared product. */
export function AskAboutEach({ products }: { readonly products: readonly ComparedProduct[] }) {
  const names = shortNames(products);
  return (
    <div css={pageGrid}>
      <ul
        css={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'center',
          gap: `${theme.space.s12}px ${theme.space.s18}px`,
          marginBlockStart: theme.space.s36,
          // Aligns two links with the two columns of the comparison.
          [theme.media.medium]: {
            '&:not(:has(> :nth-of-type(3)))': {
              display: 'grid',
              gridTemplateColumns: '1fr 1fr',
              columnGap: SPINE,
              '> :first-of-type': { justifySelf: 'end' },
            },
          },
          [theme.media.belowMedium]: { '> li': { flex: '1 1 100%' }, a: { width: '100%' } },
        }}
      >
        {products.map((product, place) => (
          <li key={product.id}>
            <ButtonLink href={contactAddress(product, product.volume)} icon="mail">
              {compare.ask(names[place] ?? product.title)}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
