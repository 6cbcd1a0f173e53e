import { theme } from '../../theme/theme';

const { colour, media, space, type } = theme;

/** What is said where the page's code does not come; nobody else sees it. */
export const WithoutScript = ({ children }: { readonly children: string }) => (
  <p
    css={{
      ...type.small,
      display: 'none',
      paddingBlock: space.s12,
      color: colour.lichen,
      [media.withoutScript]: { display: 'block' },
    }}
  >
    {children}
  </p>
);
