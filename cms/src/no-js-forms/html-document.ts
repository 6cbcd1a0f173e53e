import type { Brand } from '../site/read-brand';
import { html, type Markup } from './markup';
import { STYLE } from './page-style';

interface Content {
  readonly brand: Brand;
  /** Title of the document; the brand's name follows it. */
  readonly title: string;
  readonly heading: string;
  readonly content: Markup;
}

/** Returns an HTML document of the CMS. It loads no other file and runs no script. */
export const htmlDocument = ({ brand, title, heading, content }: Content): string =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} – ${brand.name}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<p class="name">${brand.name}</p>
<p class="line">${brand.line}</p>
<h1>${heading}</h1>
${content}
</main>
</body>
</html>
`.text;
