import * as waiting from '../../content/messages/loading';
import { theme } from '../../theme/theme';
import { FillingTear } from '../drawings/filling-tear';

const { colour, space, type } = theme;

/** The loading indicator of a page: a line, a drop of resin that fills, and a text. */
export const LoadingTear = () => (
  <div
    css={{
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      color: colour.umber,
    }}
  >
    <span
      aria-hidden="true"
      css={{ height: 130, borderInlineStart: '1px solid currentColor', opacity: 0.8 }}
    />
    <FillingTear size={28} />
    <p css={{ ...type.d3, marginBlockStart: space.s18, color: colour.ink }}>{waiting.page}</p>
  </div>
);
