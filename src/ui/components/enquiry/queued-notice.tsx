import { useCallback, useRef, useState } from 'react';
import { formTexts } from '../../content/forms';
import { theme } from '../../theme/theme';
import { TextButton } from '../actions/text-button';

const { colour, space, type } = theme;
const { keptHere: kept } = formTexts;

/** Keeps again what was discarded. */
type Undo = () => void;

interface KeptNoticeProps {
  /** What is kept. */
  readonly text?: string;
  readonly discard: () => Promise<Undo>;
  /** It is kept no more, or again. */
  readonly onChange?: (isKept: boolean) => void;
}

/**
 * Says what this browser keeps, with a button that removes it at once. It asks nothing first: the same place
 * then offers Undo, for as long as the page stands.
 */
export function KeptNotice({ text, discard, onChange }: KeptNoticeProps) {
  const [undo, setUndo] = useState<{ readonly run: Undo } | null>(null);
  const pressed = useRef(false);
  // The button that had the focus goes, and another one comes.
  const focusNext = useCallback((button: HTMLButtonElement | null) => {
    if (pressed.current) button?.focus();
  }, []);

  const press = async () => {
    pressed.current = true;
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
      <p role="status">{undo === null ? text : kept.discarded}</p>
      <TextButton key={undo === null ? 'discard' : 'undo'} ref={focusNext} onClick={press}>
        {undo === null ? kept.discard : kept.undo}
      </TextButton>
    </div>
  );
}
