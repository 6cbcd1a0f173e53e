import * as waiting from '../../content/messages/loading';
import { theme } from '../../theme/theme';
import { PageMeta } from '../page/page-meta';
import { LoadingTear } from './loading-tear';
import { appear } from './skeleton-block';

const { motion, size } = theme;

/** Shown while the code of a page loads. */
export const PageLoading = () => (
  <div
    role="status"
    css={{
      // Keeps the footer out of view, so that it does not shift when the page renders.
      minHeight: `calc(100vh - ${size.header.small}px)`,
      paddingBlockStart: 'min(24vh, 210px)',
      animation: `${appear} ${motion.control} 200ms both`,
    }}
  >
    <PageMeta title={waiting.page} />
    <LoadingTear />
  </div>
);
