import { css } from '@emotion/react';
import { ArrowLink } from '../../components/actions/arrow-link';
import { wholesalePage } from '../../content/pages/wholesale';
import { PRODUCTS_FILE } from '../../site/addresses/products-file';
import { ROUTES } from '../../site/routes';
import { theme } from '../../theme/theme';

const { colour, media, size, space } = theme;

const style = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.s28,
  marginBlockStart: space.s12,
  [media.print]: { display: 'none' },
  '[download]': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: size.target,
    color: colour.umber,
    fontSize: '.9375rem',
    textUnderlineOffset: 6,
  },
});

/** Links to the whole catalogue: as a page to print, and as a file. */
export const CatalogueLinks = () => (
  <div css={style}>
    <ArrowLink href={ROUTES.lineSheet}>{wholesalePage.lineSheet}</ArrowLink>
    <a href={PRODUCTS_FILE} download>
      {wholesalePage.productsFile}
    </a>
  </div>
);
