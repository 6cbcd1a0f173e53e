import { useUseCases } from '../app/use-cases-context';
import { Button } from './button';

interface ShareButtonProps {
  /** What is shared, as a message to a friend would name it. */
  readonly title: string;
  readonly words: {
    readonly label: string;
    readonly copied: string;
    readonly failed: string;
  };
}

const isCalledOff = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';

/** Hands this page's address to the device's own way of sharing, or else to the clipboard. */
export function ShareButton({ title, words }: ShareButtonProps) {
  const { notify } = useUseCases();

  const copy = async (url: string) => {
    try {
      await navigator.clipboard.writeText(url);
      await notify({ type: 'success', message: words.copied });
    } catch {
      // Refused, or there is no clipboard on a page that came without encryption.
      await notify({ type: 'error', message: words.failed });
    }
  };
  const share = async () => {
    const url = `${location.origin}${location.pathname}`;
    if (navigator.share === undefined) return copy(url);
    try {
      await navigator.share({ title, url });
    } catch (error) {
      if (!isCalledOff(error)) await copy(url);
    }
  };

  return (
    <Button variant="line" onClick={share}>
      {words.label}
    </Button>
  );
}
