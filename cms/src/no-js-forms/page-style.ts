import { createHash } from 'node:crypto';
import { html } from './markup';

/**
 * CSS of the pages that the CMS itself shows to visitors. It uses the site's colours, but system
 * fonts, because these pages load no files.
 */
export const STYLE = html`
body { margin: 0; background: #f4eee1; color: #17211b; font: 1.0625rem/1.6 Georgia, serif; }
main { box-sizing: border-box; max-width: 40rem; margin: 0 auto; padding: 8vh 20px 12vh; }
h1 { margin: 2rem 0 1rem; font-size: 2rem; font-weight: 400; line-height: 1.2; }
a { color: #84480f; text-underline-offset: 0.25em; }
.name { margin: 0; font-size: 1.5rem; }
.line, .optional { color: #545e4f; }
.line { margin: 0; }
.wrong { margin: 0 0 2rem; padding: 1.5rem; border-left: 2px solid #9a2b1b; background: #fbf8f1; outline: 0; }
.wrong > :first-child { margin-top: 0; }
.wrong > :last-child { margin-bottom: 0; }
.wrong ul { margin: 0; padding: 0; list-style: none; }
.wrong li a, .error { color: #9a2b1b; }
.wrong li a { display: inline-block; padding: 0.5rem 0; }
form > p { margin: 0 0 1.75rem; }
label { font-weight: 700; }
input, select, textarea { box-sizing: border-box; display: block; width: 100%; min-height: 48px; margin-top: 0.5rem;
  padding: 0.75rem; border: 1px solid #545e4f; border-radius: 0; background: #fbf8f1; color: inherit; font: inherit; }
[aria-invalid] { border-color: #9a2b1b; }
.error { display: block; margin-top: 0.5rem; }
fieldset { margin: 0 0 1.75rem; padding: 0; border: 0; }
legend { margin: 0 0 1rem; padding: 0; font-size: 1.375rem; }
.order-line { display: grid; grid-template-columns: minmax(0, 1fr) 6rem; gap: 0 1rem; margin: 0 0 1.5rem; }
.order-line > label { grid-row: 1; }
h2 { margin: 2rem 0 0.5rem; font-size: 1.375rem; font-weight: 400; }
dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: 0.5rem 1.5rem; overflow-wrap: anywhere; }
dt { color: #545e4f; }
dd { margin: 0; }
blockquote { margin: 0; padding: 1rem 1.25rem; border-left: 2px solid #84480f; background: #fbf8f1; white-space: pre-wrap; overflow-wrap: anywhere; }
.scrolling { overflow-x: auto; }
table { border-collapse: collapse; }
th, td { padding: 0.5rem 1.25rem 0.5rem 0; border-bottom: 1px solid #c9c0ab; text-align: left; vertical-align: top; }
th { color: #545e4f; font-weight: 400; }
button { min-height: 48px; padding: 0.75rem 1.75rem; border: 0; background: #1f3328; color: #f4eee1; font: inherit; cursor: pointer; }
button.plain { border: 1px solid #1f3328; background: none; color: inherit; }
:focus-visible { outline: 2px solid #84480f; outline-offset: 3px; }
.unseen { position: absolute; left: -9999px; }
`;

export const STYLE_SOURCE = `'sha256-${createHash('sha256').update(STYLE.text).digest('base64')}'`;
