import { theme } from '../../theme/theme';

const { colour, media, space, type } = theme;

/** A note that is visible only without JavaScript. */
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
