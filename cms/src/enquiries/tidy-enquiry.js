const ONE_LINE = ['kind', 'name', 'email', 'company', 'product', 'productTitle', 'volume', 'key'];
const CONTROL_CHARACTERS = /(?![\t\n\r])\p{Cc}/gu;

const tidyText = (field, text) => {
  // PostgreSQL refuses NUL and half a surrogate pair; neither is something a visitor typed.
  const clean = text.toWellFormed().replace(CONTROL_CHARACTERS, '');
  return (ONE_LINE.includes(field) ? clean.replace(/\s+/g, ' ') : clean).trim();
};

/** The enquiry without outer blanks, line breaks in one-line fields, and fields that say nothing. */
const tidyEnquiry = (data) => {
  const tidied = Object.entries(data).map(([field, value]) => [
    field,
    typeof value === 'string' ? tidyText(field, value) : value,
  ]);
  return {
    kind: 'contact',
    ...Object.fromEntries(tidied.filter(([, value]) => value !== '' && value != null)),
  };
};

module.exports = { tidyEnquiry };
