import { brand } from '../content/brand';
import { theme } from '../theme/theme';
import { FillingTear } from './filling-tear';
import { PageHead } from './page-head';
import { appear } from './skeleton-block';

const { colour, motion, size, space, type } = theme;

/** What shows while a page's code is on its way: a tear fills on its thread. */
export const PageLoading = () => (
  <div
    role="status"
    css={{
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      // The footer stays out of sight, so that it does not jump when the page comes.
      minHeight: `calc(100vh - ${size.header.small}px)`,
      paddingBlockStart: 'min(24vh, 210px)',
      color: colour.umber,
      animation: `${appear} ${motion.control} 200ms both`,
    }}
  >
    <PageHead title={`Loading... – ${brand.name}`} />
    <span
      aria-hidden="true"
      css={{ width: 1, height: 130, background: 'currentColor', opacity: 0.8 }}
    />
    <FillingTear size={28} />
    <p css={{ ...type.d3, marginBlockStart: space.s18, color: colour.ink }}>Loading...</p>
  </div>
);
