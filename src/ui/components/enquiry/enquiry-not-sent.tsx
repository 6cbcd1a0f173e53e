import { ContentError } from '../../../application/content-error';
import { formTexts } from '../../content/forms';
import { theme } from '../../theme/theme';
import { EmailLink } from './email-link';

const { colour, space, type } = theme;
const { notSent } = formTexts;

const TOO_MANY_REQUESTS = 429;

/**
 * Statuses that a proxy sends when the CMS does not respond. The error messages for these statuses
 * are not shown, because they help neither the visitor nor the owner.
 */
const PROXY_STATUSES: readonly (number | null)[] = [502, 504];

const isTooMany = (error: unknown): boolean =>
  error instanceof ContentError && error.status === TOO_MANY_REQUESTS;

/**
 * Reports that sending failed: the message is still in the form and may not have been stored.
 * Offers the brand's e-mail address as an alternative.
 */
export const EnquiryNotSent = ({ error }: { readonly error: unknown }) => (
  <div
    role="alert"
    css={{
      padding: space.s24,
      borderInlineStart: `2px solid ${colour.error}`,
      background: colour.chalk,
    }}
  >
    <p css={{ ...type.t2, color: colour.error }}>{notSent.heading}</p>
    <p css={{ marginBlockStart: space.s8 }}>{isTooMany(error) ? notSent.tooMany : notSent.text}</p>
    <p css={{ marginBlockStart: space.s8 }}>
      <EmailLink />
    </p>
    {error instanceof ContentError && !PROXY_STATUSES.includes(error.status) && (
      <p css={{ ...type.small, marginBlockStart: space.s8, color: colour.lichen }}>
        {error.message}
      </p>
    )}
  </div>
);
