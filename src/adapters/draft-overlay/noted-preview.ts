import type { Preview, PreviewState } from '../../application/preview';

/** A preview whose adapters note what came of it. */
export interface NotedPreview extends Preview {
  note(state: PreviewState): void;
}

export function notedPreview(): NotedPreview {
  const listeners = new Set<() => void>();
  let known: PreviewState = 'coming';
  return {
    current: () => known,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    note(state) {
      if (state === known) return;
      known = state;
      for (const listener of listeners) listener();
    },
  };
}
