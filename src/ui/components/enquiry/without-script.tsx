import { brand } from '../../content/brand';
import { formTexts } from '../../content/forms';
import { theme } from '../../theme/theme';

const { colour, space } = theme;

/** In place of a form that no script sends and nobody else would take: how to write instead. */
export const WithoutScript = () => (
  <noscript>
    <p css={{ marginBlockEnd: space.s8, color: colour.lichen }}>{formTexts.withoutScript}</p>
    <p>
      <a href={`mailto:${brand.contact.email}`}>{brand.contact.email}</a>
    </p>
  </noscript>
);
