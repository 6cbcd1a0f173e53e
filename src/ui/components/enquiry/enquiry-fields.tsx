import { css } from '@emotion/react';
import { isVolume, VOLUMES } from '../../../domain/catalogue/volume';
import type {
  EnquiryDraft,
  EnquiryField,
  EnquiryKind,
  EnquiryProblems,
} from '../../../domain/enquiries/enquiry';
import { formLabels, formTexts, problemText } from '../../content/forms';
import { theme } from '../../theme/theme';
import { SelectField } from '../fields/select-field';
import { TextAreaField } from '../fields/text-area-field';
import { TextField } from '../fields/text-field';

const { space } = theme;

interface EnquiryFieldsProps {
  readonly kind: EnquiryKind;
  readonly draft: EnquiryDraft;
  readonly problems: EnquiryProblems;
  /**
   * Whether the enquiry is being sent. The fields are then read-only, because the request would not
   * include a change.
   */
  readonly busy: boolean;
  readonly change: (changes: Partial<EnquiryDraft>) => void;
  readonly check: (field: EnquiryField) => void;
}

/**
 * The style of the fields: two columns if the container is wide enough. The minimum widths are in
 * rem, so that they grow with the font.
 */
const style = css({
  containerType: 'inline-size',
  '> div': { display: 'grid', gap: `${space.s28}px ${space.s24}px`, alignItems: 'start' },
  '@container (min-width: 25rem)': {
    '> .fields-paired': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '.field-whole': { gridColumn: '1 / -1' },
  },
  // The newsletter form has only two fields. It uses two columns only in a wider container.
  '@container (min-width: 40rem)': {
    '> .fields-alone': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

/** Returns the id of a field's control, for its label and for the error summary. */
export const enquiryFieldId = (kind: EnquiryKind, field: EnquiryField): string =>
  `${kind}-${field}`;

/** Returns the field that comes first in a form of this kind. */
export const firstField = (kind: EnquiryKind): EnquiryField =>
  kind === 'newsletter' ? 'email' : 'name';

/** The fields of a form, depending on its kind. */
export function EnquiryFields({ kind, draft, problems, busy, change, check }: EnquiryFieldsProps) {
  const common = (field: EnquiryField) => ({
    id: enquiryFieldId(kind, field),
    name: field,
    label: formLabels[field],
    error: problems[field] && problemText(field, problems[field]),
    onBlur: () => check(field),
  });
  // The fields have no `maxLength`, because it would silently truncate pasted text.
  const text = (field: 'name' | 'email' | 'company' | 'country' | 'delivery' | 'message') => ({
    ...common(field),
    value: draft[field],
    readOnly: busy,
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      change({ [field]: event.currentTarget.value }),
  });
  const isNewsletter = kind === 'newsletter';
  const name = <TextField {...text('name')} autoComplete="name" optional={isNewsletter} />;
  return (
    <div css={style}>
      <div className={isNewsletter ? 'fields-alone' : 'fields-paired'}>
        {!isNewsletter && name}
        <TextField
          {...text('email')}
          type="email"
          autoComplete="email"
          inputMode="email"
          spellCheck={false}
          autoCapitalize="none"
        />
        {isNewsletter && name}
        {kind === 'wholesale' && (
          <>
            <TextField {...text('company')} autoComplete="organization" optional />
            <SelectField
              {...common('volume')}
              optional
              value={draft.volume ?? ''}
              onChange={({ currentTarget: { value } }) =>
                change({ volume: isVolume(value) ? value : null })
              }
            >
              <option value="">{formTexts.anyVolume}</option>
              {VOLUMES.map((volume) => (
                <option key={volume}>{volume}</option>
              ))}
            </SelectField>
          </>
        )}
        {kind === 'order' && (
          <>
            <TextField {...text('country')} autoComplete="country-name" />
            <TextField {...text('delivery')} optional />
          </>
        )}
        {!isNewsletter && (
          <TextAreaField
            {...text('message')}
            rows={6}
            className="field-whole"
            optional={kind === 'order'}
          />
        )}
      </div>
    </div>
  );
}
