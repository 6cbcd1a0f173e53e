/** The visitor's way to the site. */
export interface Connection {
  /** Whether the site can be reached now: what a browser says of its network alone may be wrong. */
  reachesSite(): Promise<boolean>;
}
