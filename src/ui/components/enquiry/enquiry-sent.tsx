import { type ReactElement, useEffect, useRef } from 'react';
import type { SentTexts } from '../../../domain/texts/after-sending-texts';
import { formTexts } from '../../content/forms';
import { theme } from '../../theme/theme';
import { Button } from '../actions/button';

const { space, type } = theme;

interface EnquirySentProps {
  readonly words: SentTexts;
  readonly onAnother: () => void;
  /** Content below the text. */
  readonly children?: ReactElement | null | undefined | false;
}

/**
 * Replaces the form after the CMS stored the enquiry or the browser queued it. The heading of this
 * message gets the focus.
 */
export function EnquirySent({ words, onAnother, children }: EnquirySentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div css={{ display: 'grid', gap: space.s18, justifyItems: 'start' }}>
      <h2 ref={heading} tabIndex={-1} css={{ ...type.d3, outline: 'none' }}>
        {words.heading}
      </h2>
      <p css={{ ...type.lead, maxWidth: '34ch' }}>{words.text}</p>
      {children}
      <Button variant="line" onClick={onAnother}>
        {formTexts.another}
      </Button>
    </div>
  );
}
