import { useCallback, useRef, useState } from 'react';
import { formTexts } from '../../content/forms';
import { theme } from '../../theme/theme';
import { TextButton } from '../actions/text-button';

const { colour, space, type } = theme;
const { inBrowser: texts } = formTexts;

/** Restores the data that `discard` deleted. */
type Undo = () => void;

interface QueuedNoticeProps {
  /** States which data is stored. */
  readonly text?: string;
  readonly discard: () => Promise<Undo>;
  /** Called with `false` after discarding, and with `true` after Undo. */
  readonly onChange?: (isStored: boolean) => void;
}

/**
 * States what this browser stores, with a button that discards it without asking for confirmation.
 * The notice then offers Undo until the visitor leaves the page.
 */
export function QueuedNotice({ text, discard, onChange }: QueuedNoticeProps) {
  const [undo, setUndo] = useState<{ readonly run: Undo } | null>(null);
  const wasClicked = useRef(false);
  // Focuses the button that replaces the clicked one.
  const focusNext = useCallback((button: HTMLButtonElement | null) => {
    if (wasClicked.current) button?.focus();
  }, []);

  const handleClick = async () => {
    wasClicked.current = true;
    if (undo === null) setUndo({ run: await discard() });
    else {
      undo.run();
      setUndo(null);
    }
    onChange?.(undo !== null);
  };
  return (
    <div
      css={{
        ...type.small,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: space.s12,
        color: colour.lichen,
      }}
    >
      <p role="status">{undo === null ? text : texts.discarded}</p>
      <TextButton key={undo === null ? 'discard' : 'undo'} ref={focusNext} onClick={handleClick}>
        {undo === null ? texts.discard : texts.undo}
      </TextButton>
    </div>
  );
}
