import {
  ENQUIRY_LIMITS,
  type EnquiryDraft,
  type EnquiryField,
  type EnquiryKind,
  type EnquiryProblems,
} from '../../domain/enquiry';
import { isVolume, VOLUMES } from '../../domain/volume';
import { formLabels, formTexts } from '../content/forms';
import { FieldArea } from './field-area';
import { FieldSelect } from './field-select';
import { FieldText } from './field-text';

interface EnquiryFieldsProps {
  readonly kind: EnquiryKind;
  readonly draft: EnquiryDraft;
  readonly problems: EnquiryProblems;
  readonly change: (changes: Partial<EnquiryDraft>) => void;
  readonly check: (field: EnquiryField) => void;
}

/** The id of a field's control, for its label and for the summary of problems. */
export const enquiryFieldId = (kind: EnquiryKind, field: EnquiryField): string =>
  `${kind}-${field}`;

/** The fields of a form, each kind with its own. */
export function EnquiryFields({ kind, draft, problems, change, check }: EnquiryFieldsProps) {
  const common = (field: EnquiryField) => ({
    id: enquiryFieldId(kind, field),
    name: field,
    label: formLabels[field],
    error: problems[field],
    onBlur: () => check(field),
  });
  const text = (field: 'name' | 'email' | 'company' | 'message') => ({
    ...common(field),
    value: draft[field],
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      change({ [field]: event.currentTarget.value }),
  });
  return (
    <>
      <FieldText
        {...text('name')}
        autoComplete="name"
        optional={kind === 'newsletter'}
        maxLength={ENQUIRY_LIMITS.name.most}
      />
      <FieldText
        {...text('email')}
        type="email"
        autoComplete="email"
        inputMode="email"
        spellCheck={false}
        autoCapitalize="none"
      />
      {kind === 'wholesale' && (
        <>
          <FieldText {...text('company')} autoComplete="organization" optional />
          <FieldSelect
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
          </FieldSelect>
        </>
      )}
      {kind !== 'newsletter' && <FieldArea {...text('message')} rows={6} />}
    </>
  );
}
