import { css } from '@emotion/react';
import { theme } from './theme';

const { colour, media } = theme;

/** What a visitor's system asks for: less motion, more contrast, its own colours. */
export const whatVisitorsAskFor = css`
  ${media.reducedMotion} {
    /* Not none: what waits for the end of a transition must still hear it. */
    *,
    *::before,
    *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 0.01ms !important;
      transition-delay: 0s !important;
      scroll-behavior: auto !important;
    }
  }
  ${media.moreContrast} {
    :root {
      --line: ${colour.ink};
      --line-on-dark: ${colour.paper};
      --lichen: ${colour.ink};
      --sage: ${colour.paper};
    }
    body::before {
      display: none;
    }
    :focus-visible {
      outline-width: 3px !important;
    }
  }
  ${media.forcedColours} {
    body::before {
      display: none;
    }
    :focus-visible {
      outline-color: Highlight !important;
    }
    /* Browsers leave the colours of drawings alone: umber on black would not be seen. */
    svg {
      color: CanvasText !important;
    }
    a svg {
      color: LinkText !important;
    }
    button svg {
      color: ButtonText !important;
    }
  }
`;
