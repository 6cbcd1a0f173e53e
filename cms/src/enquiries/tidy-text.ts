const CONTROL_CHARACTERS = /(?![\t\n\r])\p{Cc}/gu;

/**
 * Removes control characters and replaces lone surrogates. No visitor types them, and PostgreSQL
 * rejects NUL and lone surrogates.
 */
const storable = (text: string) => text.toWellFormed().replace(CONTROL_CHARACTERS, '');

export const tidyText = (text: string) => storable(text).trim();

/** Like `tidyText`, but also replaces each run of spaces and line breaks with one space. */
export const tidyLine = (text: string) => storable(text).replace(/\s+/g, ' ').trim();
