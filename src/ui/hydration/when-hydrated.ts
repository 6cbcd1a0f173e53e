/** Whether every part of the page is hydrated: see `unhydrated-marker.tsx`. */
export const isHydrated = () => document.querySelector('[data-unhydrated]') === null;

/** Resolves when every part of the page is hydrated: see `unhydrated-marker.tsx`. */
export const whenHydrated = (): Promise<void> =>
  new Promise((resolve) => {
    const check = () => {
      if (!isHydrated()) return;
      observer.disconnect();
      resolve();
    };
    const observer = new MutationObserver(check);
    observer.observe(document.body, { childList: true, subtree: true });
    check();
  });
