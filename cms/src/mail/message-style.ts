import { html } from '../no-js-forms/markup';

/**
 * CSS of the e-mails, in the site's colours and with system fonts. Mail programs that ignore it
 * show the same content in their own style.
 */
export const MESSAGE_STYLE = html`
:root { color-scheme: light dark; supported-color-schemes: light dark; }
body { margin: 0; background: #f4eee1; color: #17211b; font: 17px/1.55 Georgia, serif; }
main { max-width: 580px; margin: 0 auto; padding: 32px 20px 40px; overflow-wrap: anywhere; }
h1 { margin: 0 0 24px; font-size: 26px; font-weight: 400; line-height: 1.25; }
h2 { margin: 28px 0 8px; font-size: 19px; font-weight: 400; }
p { margin: 0 0 16px; }
table { margin: 0 0 16px; border-collapse: collapse; }
th, td { padding: 4px 16px 4px 0; text-align: left; vertical-align: top; }
th { color: #545e4f; font-weight: 400; white-space: nowrap; }
.rows td { border-top: 1px solid #c9c0ab; }
blockquote { margin: 0 0 20px; padding: 16px 20px; border-left: 2px solid #84480f; background: #fbf8f1; white-space: pre-wrap; }
a { color: #84480f; }
a.button { display: inline-block; padding: 12px 24px; background: #1f3328; color: #f4eee1; text-decoration: none; }
.note { color: #545e4f; font-size: 15px; }
.signature { margin: 32px 0 0; padding-top: 16px; border-top: 1px solid #c9c0ab; color: #545e4f; font-size: 15px; }
@media (prefers-color-scheme: dark) {
body { background: #17211b; color: #f4eee1; }
blockquote { background: #22302a; border-color: #d9a066; }
th, .note, .signature { color: #b9c2b4; }
.signature { border-color: #3d4a42; }
a { color: #e0ad78; }
a.button { background: #f4eee1; color: #1f3328; }
}
`;
