import type { UID } from '@strapi/strapi';

/**
 * The result of a check:
 * - `to-do`: must be done before the site is launched.
 * - `advice`: should be looked at.
 * - `done`: in order.
 */
export type CheckState = 'to-do' | 'advice' | 'done';

/** One line of the launch checks, which the owner reads before launch and while the site runs. */
export interface LaunchCheck {
  readonly state: CheckState;
  readonly sentence: string;
  /**
   * The place where the owner can make the change: a path of the panel after `/admin`. `null` if
   * the change is made on the server.
   */
  readonly link: { readonly label: string; readonly path: string } | null;
  /** The content type that the line is about; only users who may read it see the line. */
  readonly type?: UID.ContentType;
}

/** Returns a line without a link, for something that can be changed only on the server. */
export const serverLine = (state: CheckState, sentence: string): LaunchCheck => ({
  state,
  sentence,
  link: null,
});

/** Formats an ISO date and time in UTC: “5 March 2026 at 10:12 UTC”. */
export const asDate = (iso: string) =>
  `${new Date(iso).toLocaleString('en-GB', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  })} UTC`;
