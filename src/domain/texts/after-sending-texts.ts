/** The message that replaces a form after it was sent. */
export interface SentTexts {
  readonly heading: string;
  readonly text: string;
}

/** The texts that a visitor reads after sending a message or an enquiry. */
export interface AfterSendingTexts extends SentTexts {
  /** Says what happens next, in the e-mail in which the CMS sends a copy of the message. */
  readonly mail: string;
}
