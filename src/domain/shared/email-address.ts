// Requires one @, no white space, and a dot in the domain. Only sending an email could verify more.
const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/u;

/** Whether a text can be an e-mail address. */
export const isEmailAddress = (text: string): boolean => EMAIL.test(text);
