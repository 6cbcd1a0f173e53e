import { css } from '@emotion/react';
import { elementVariables } from '../../theme/element-variables';
import { theme } from '../../theme/theme';
import { Tear } from './tear';

const { colour } = theme;

const threadIn = (tone: string) =>
  css({ height: 'var(--length)', borderInlineStart: `1px solid ${tone}`, opacity: 0.7 });

const THREADS = {
  resin: threadIn(colour.umber),
  error: threadIn(colour.error),
  onDark: threadIn(colour.honey),
};

const TEARS = {
  resin: css({ color: colour.resin }),
  error: css({ color: colour.error }),
  onDark: css({ color: colour.honey }),
};

interface ThreadProps {
  /** Length of the line without the tear, in CSS pixels. */
  readonly length?: number;
  /** Height of the tear in CSS pixels. */
  readonly tear?: number;
  readonly tone?: keyof typeof THREADS;
  readonly className?: string;
}

/**
 * A vertical line with a tear (a drop of resin) at its lower end. Decorative, so hidden from screen
 * readers.
 */
export const Thread = ({ length = 112, tear = 22, tone = 'resin', className }: ThreadProps) => (
  <span
    aria-hidden="true"
    css={{ display: 'inline-flex', flexDirection: 'column', alignItems: 'center' }}
    className={className}
  >
    <span css={THREADS[tone]} {...elementVariables({ '--length': `${length}px` })} />
    <Tear size={tear} css={TEARS[tone]} />
  </span>
);
