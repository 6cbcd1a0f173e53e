/** Whether all of the page has its code at work: see `Asleep`. */
export const isAwake = () => document.querySelector('[data-asleep]') === null;

/** Settles when all of the page has its code at work: see `Asleep`. */
export const whenAwake = (): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (!isAwake()) return;
      parts.disconnect();
      resolve();
    };
    const parts = new MutationObserver(look);
    parts.observe(document.body, { childList: true, subtree: true });
    look();
  });
