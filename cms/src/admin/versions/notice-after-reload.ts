const KEY = 'versions.notice';

export interface Notice {
  readonly type: 'success' | 'warning';
  readonly message: string;
  /** Whether it stays until it is closed. */
  readonly blockTransition: boolean;
}

/**
 * Loads the page again and lets it show the notice. Loading the form's data again is not enough:
 * Strapi's number field keeps showing what was typed into it.
 */
export const reloadWith = (notice: Notice) => {
  sessionStorage.setItem(KEY, JSON.stringify(notice));
  window.location.reload();
};

/** Returns the notice of `reloadWith`, once. */
export const takeNotice = (): Notice | null => {
  const notice = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return notice ? JSON.parse(notice) : null;
};
