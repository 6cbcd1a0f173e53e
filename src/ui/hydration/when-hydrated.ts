/** Whether all of the page has its code at work: see `Asleep`. */
export const isHydrated = () => document.querySelector('[data-unhydrated]') === null;

/** Settles when all of the page has its code at work: see `Asleep`. */
export const whenHydrated = (): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (!isHydrated()) return;
      parts.disconnect();
      resolve();
    };
    const parts = new MutationObserver(look);
    parts.observe(document.body, { childList: true, subtree: true });
    look();
  });
