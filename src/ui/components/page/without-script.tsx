import { theme } from '../../theme/theme';

const { colour, space, type } = theme;

/** What is said to those who have switched JavaScript off; nobody else sees it. */
export const WithoutScript = ({ children }: { readonly children: string }) => (
  <noscript>
    <p css={{ ...type.small, paddingBlock: space.s12, color: colour.lichen }}>{children}</p>
  </noscript>
);
