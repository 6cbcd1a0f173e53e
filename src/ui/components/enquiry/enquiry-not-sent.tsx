import { ContentError } from '../../../application/content-error';
import { brand } from '../../content/brand';
import { formTexts } from '../../content/forms';
import { theme } from '../../theme/theme';

const { colour, space, type } = theme;
const { notSent } = formTexts;

const TOO_MANY_REQUESTS = 429;

/** A proxy's answer in place of the CMS: its name says nothing to a visitor, nor to the owner. */
const OF_A_PROXY: readonly (number | null)[] = [502, 504];

const isTooMany = (error: unknown): boolean =>
  error instanceof ContentError && error.status === TOO_MANY_REQUESTS;

/** Says that the message is still here and not known to be stored, and how else to reach us. */
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
      <a href={`mailto:${brand.contact.email}`}>{brand.contact.email}</a>
    </p>
    {error instanceof ContentError && !OF_A_PROXY.includes(error.status) && (
      <p css={{ ...type.small, marginBlockStart: space.s8, color: colour.lichen }}>
        {error.message}
      </p>
    )}
  </div>
);
