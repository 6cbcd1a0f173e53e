import type { Preview, PreviewState } from '../../application/preview';

/** A preview whose state the adapters set. */
export interface NotedPreview extends Preview {
  note(state: PreviewState): void;
}

export function notedPreview(): NotedPreview {
  const listeners = new Set<() => void>();
  let latest: PreviewState = 'coming';
  return {
    current: () => latest,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    note(state) {
      if (state === latest) return;
      latest = state;
      for (const listener of listeners) listener();
    },
  };
}
