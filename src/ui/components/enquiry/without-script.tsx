import { formTexts } from '../../content/forms';
import { theme } from '../../theme/theme';
import { EmailLink } from './email-link';

const { colour, media, space } = theme;

/**
 * Shown instead of the form if there is neither JavaScript nor a URL to post the form to. Contains
 * the e-mail address.
 */
export const WithoutScript = () => (
  <div css={{ display: 'none', [media.withoutScript]: { display: 'block' } }}>
    <p css={{ marginBlockEnd: space.s8, color: colour.lichen }}>{formTexts.withoutScript}</p>
    <p>
      <EmailLink />
    </p>
  </div>
);
