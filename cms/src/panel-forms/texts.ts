import type { DeclaredRows } from '../page-texts/declared-form';
import { DECLARED_TEXTS } from '../page-texts/declared-texts';
import { TEXT_TYPE_NAMES } from '../page-texts/text-type-names';
import { uidOfTexts } from '../page-texts/text-types';
import type { PanelForm, PanelForms } from './panel-form';

/** Returns the form for the rows of a list. The heading of a row is its first text. */
const formOfRows = ({ component, fields }: DeclaredRows): readonly [string, PanelForm] => {
  const [title] = Object.keys(fields);
  return [component, { fields, ...(title && { title }) }];
};

/** The forms of the single types that contain texts of pages. */
export const TEXT_FORMS: PanelForms = Object.fromEntries(
  TEXT_TYPE_NAMES.flatMap((name) => {
    const { fields, rows } = DECLARED_TEXTS[name];
    const form: PanelForm = { fields, title: 'id' };
    return [[uidOfTexts(name), form] as const, ...Object.values(rows).map(formOfRows)];
  }),
);
