const KEY = 'versions.notice';

export interface Notice {
  readonly type: 'success' | 'warning';
  readonly message: string;
  /** Whether the notice stays visible until the user closes it. */
  readonly blockTransition: boolean;
}

/**
 * Reloads the page, which then shows the notice. Fetching the form's data again is not enough,
 * because Strapi's number field continues to show the value that was typed into it.
 */
export const reloadWith = (notice: Notice) => {
  sessionStorage.setItem(KEY, JSON.stringify(notice));
  window.location.reload();
};

/**
 * Returns the notice that `reloadWith` has stored, and deletes it so that it is shown only once.
 */
export const takeNotice = (): Notice | null => {
  const notice = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return notice ? JSON.parse(notice) : null;
};
