import { theme } from '../../theme/theme';
import { Tear } from './tear';

const { colour } = theme;

const TONES = {
  resin: { thread: colour.umber, tear: colour.resin },
  error: { thread: colour.error, tear: colour.error },
  onDark: { thread: colour.honey, tear: colour.honey },
} as const;

interface ThreadProps {
  /** The thread alone, in CSS pixels. */
  readonly length?: number;
  readonly tear?: number;
  readonly tone?: keyof typeof TONES;
  readonly className?: string;
}

/** A tear at the end of its thread. Decoration: what it marks is said in words beside it. */
export const Thread = ({ length = 112, tear = 22, tone = 'resin', className }: ThreadProps) => (
  <span
    aria-hidden="true"
    css={{ display: 'inline-flex', flexDirection: 'column', alignItems: 'center' }}
    className={className}
  >
    <span
      css={{ height: length, borderInlineStart: `1px solid ${TONES[tone].thread}`, opacity: 0.7 }}
    />
    <Tear size={tear} css={{ color: TONES[tone].tear }} />
  </span>
);
