import { FILLABLE, isFilled } from './replay-input';

const KEPT = 'form-restore';

interface Typed {
  readonly path: string;
  readonly words: readonly (readonly [name: string, value: string])[];
}

const fields = () =>
  [...document.querySelectorAll(FILLABLE)] as (HTMLInputElement | HTMLTextAreaElement)[];

const isTyped = (value: unknown): value is Typed =>
  typeof value === 'object' && value !== null && 'words' in value && Array.isArray(value.words);

/** Puts away what stands in the forms. */
function saveForms(): void {
  const words = fields()
    .filter(isFilled)
    .map(({ name, value }) => [name, value] as const);
  if (words.length === 0) return;
  try {
    const typed: Typed = { path: location.pathname, words };
    sessionStorage.setItem(KEPT, JSON.stringify(typed));
  } catch {
    // A browser that keeps nothing.
  }
}

/** Writes it again, where the same page is opened in this tab. */
function fillForms(): void {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEPT) ?? 'null');
    if (!isTyped(kept) || kept.path !== location.pathname) return;
    for (const [name, value] of kept.words) {
      const field = fields().find((one) => one.name === name);
      if (field !== undefined && !isFilled(field)) field.value = value;
    }
  } catch {
    // Nothing of ours.
  }
}

/**
 * What is typed into a page that is left before its code came stands there again when it is opened.
 * @returns ends that: from then on the code keeps it.
 */
export function restoreForms(): () => void {
  fillForms();
  addEventListener('pagehide', saveForms);
  return () => {
    removeEventListener('pagehide', saveForms);
    try {
      sessionStorage.removeItem(KEPT);
    } catch {
      // Nothing is kept there.
    }
  };
}
