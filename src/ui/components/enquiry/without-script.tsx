import { brand } from '../../content/brand';
import { formTexts } from '../../content/forms';
import { theme } from '../../theme/theme';

const { colour, media, space } = theme;

/** In place of a form that no script sends and nobody else would take: how to write instead. */
export const WithoutScript = () => (
  <div css={{ display: 'none', [media.withoutScript]: { display: 'block' } }}>
    <p css={{ marginBlockEnd: space.s8, color: colour.lichen }}>{formTexts.withoutScript}</p>
    <p>
      <a href={`mailto:${brand.contact.email}`}>{brand.contact.email}</a>
    </p>
  </div>
);
