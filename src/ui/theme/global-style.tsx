import { Global } from '@emotion/react';
import { theme } from './theme';

const { colour, type } = theme;

/** The ground that every page stands on. */
export const GlobalStyle = () => (
  <Global
    styles={{
      '*, *::before, *::after': { boxSizing: 'border-box' },
      html: { textSizeAdjust: '100%', WebkitTextSizeAdjust: '100%' },
      body: { ...type.body, margin: 0, background: colour.paper, color: colour.ink },
      'h1, h2, h3, h4': { margin: 0, fontWeight: 400, textWrap: 'balance' },
      p: { margin: 0, textWrap: 'pretty' },
      'img, svg, picture': { display: 'block', maxWidth: '100%' },
      img: { height: 'auto' },
      a: { color: 'inherit' },
      'ul, ol': { margin: 0, padding: 0, listStyle: 'none' },
      'button, input, select, textarea': { font: 'inherit', color: 'inherit' },
      ':focus-visible': { outline: `2px solid ${colour.umber}`, outlineOffset: 3 },
      'h1:focus-visible': { outline: 'none' },
    }}
  />
);
