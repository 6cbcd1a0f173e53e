/** The connection between the visitor and the site. */
export interface Connection {
  /**
   * Whether the site is reachable now. Sends a request, because `navigator.onLine` can be wrong.
   */
  reachesSite(): Promise<boolean>;
}
