/**
 * Returns the document for addresses without a page. Its `robots` tag keeps search engines from
 * indexing it; the client code removes the tag when it renders a page that exists.
 *
 * @param shell the document of a page that is rendered in the browser.
 */
export const notFoundDocument = (shell: string): string =>
  shell.replace(
    '</title>',
    '</title>\n    <meta name="robots" content="noindex" data-until-page />',
  );
