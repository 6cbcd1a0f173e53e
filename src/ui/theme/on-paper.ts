import { type CSSObject, css } from '@emotion/react';
import { keptWithNext } from './kept-with-next';
import { theme } from './theme';

const { colour, media, type } = theme;

/** For what only a screen can use: buttons, arrows, tools. */
export const notOnPaper: CSSObject = { [media.print]: { display: 'none !important' } };

/** How every page is printed: dark on white, on one column, with the brand's line at each foot. */
export const onPaper = css`
  @page {
    margin: 16mm 16mm 12mm;
  }
  ${media.print} {
    html {
      font-size: 13px;
    }
    html,
    body {
      background: none;
    }
    body::before,
    nav,
    form,
    search,
    dialog,
    [role='alert'],
    [role='status'] {
      display: none !important;
    }
    /* The one thing that browsers repeat on each page is the foot of a table. */
    #root {
      display: table;
      table-layout: fixed;
      width: 100%;
      overflow: visible;
    }
    #root > footer {
      display: table-footer-group;
      break-inside: avoid;
    }
    /* Some browsers break nothing in two that is a container. */
    main * {
      container-type: normal !important;
    }
    /* No ground is printed, unless the visitor wants it so: no word may be the colour of paper. */
    main :not(svg, svg *, img) {
      background-color: transparent !important;
      background-image: none !important;
      color: ${colour.ink} !important;
    }
    main :is(dt, figcaption, figcaption *, time, small) {
      color: ${colour.umber} !important;
    }
    main h1 {
      font-size: 3rem !important;
    }
    main h2 {
      ${{ ...type.t1, fontSize: '1.75rem !important' }}
    }
    main :is(h3, h4) {
      font-size: 1.25rem !important;
    }
    main h2:not(li h2) {
      ${keptWithNext('10rem')}
    }
    main :is(h3, h4):not(li :is(h3, h4)) {
      ${keptWithNext('5rem')}
    }
    main p {
      orphans: 3;
      widows: 3;
    }
    main :is(figure, li, blockquote, picture, table, dl > div) {
      break-inside: avoid;
    }
  }
`;
