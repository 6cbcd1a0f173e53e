/**
 * Returns data as JSON for a `<script>` element. Escapes `<`: otherwise `</script>` in a text would
 * end the element, and `<!--` would open a comment.
 */
export const jsonForHtml = (data: unknown): string =>
  JSON.stringify(data).replaceAll('<', '\\u003c');
