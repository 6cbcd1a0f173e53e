import type { Preview, PreviewState } from '../../application/browser-state/preview-state';

/** A `Preview` with the setter by which adapters change its state. */
export interface PreviewStore extends Preview {
  set(state: PreviewState): void;
}

export function previewStore(): PreviewStore {
  const listeners = new Set<() => void>();
  let latest: PreviewState = 'loading';
  return {
    current: () => latest,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    set(state) {
      if (state === latest) return;
      latest = state;
      for (const listener of listeners) listener();
    },
  };
}
