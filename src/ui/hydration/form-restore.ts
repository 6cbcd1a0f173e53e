import { FILLABLE, isFilled } from './replay-input';

const STORAGE_KEY = 'form-restore';

interface SavedForms {
  readonly path: string;
  readonly words: readonly (readonly [name: string, value: string])[];
}

const fields = () =>
  [...document.querySelectorAll(FILLABLE)] as (HTMLInputElement | HTMLTextAreaElement)[];

const isSavedForms = (value: unknown): value is SavedForms =>
  typeof value === 'object' && value !== null && 'words' in value && Array.isArray(value.words);

/** Stores the field values that the visitor has changed. */
function saveForms(): void {
  const words = fields()
    .filter(isFilled)
    .map(({ name, value }) => [name, value] as const);
  if (words.length === 0) return;
  try {
    const saved: SavedForms = { path: location.pathname, words };
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(saved));
  } catch {
    // The browser blocks storage, or the storage is full.
  }
}

/** Restores the stored values when this tab opens the same page again. */
function fillForms(): void {
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null');
    if (!isSavedForms(saved) || saved.path !== location.pathname) return;
    for (const [name, value] of saved.words) {
      const field = fields().find((one) => one.name === name);
      if (field !== undefined && !isFilled(field)) field.value = value;
    }
  } catch {
    // The browser blocks storage, or the entry is not valid JSON.
  }
}

/**
 * Restores the text of a visitor who typed on this page, left it before hydration, and returns.
 *
 * @returns a function that stops storing text and deletes the stored text. Call it when the page is
 * hydrated: from then on, the forms store their own drafts.
 */
export function restoreForms(): () => void {
  fillForms();
  addEventListener('pagehide', saveForms);
  return () => {
    removeEventListener('pagehide', saveForms);
    try {
      sessionStorage.removeItem(STORAGE_KEY);
    } catch {
      // The browser blocks storage, so there is nothing to remove.
    }
  };
}
