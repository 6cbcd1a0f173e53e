import { DECLARED_TEXTS } from '../page-texts/declared-texts';
import type { PanelForm, PanelForms, ShownField } from './panel-form';

interface DeclaredRows {
  readonly component: string;
  readonly fields: Readonly<Record<string, ShownField>>;
}

interface DeclaredTexts {
  readonly fields: Readonly<Record<string, ShownField>>;
  readonly rows: Readonly<Record<string, DeclaredRows>>;
}

const TYPES: Readonly<Record<string, DeclaredTexts>> = DECLARED_TEXTS;

/** The heading of a row in the form is its first text. */
const formOfRows = ({ component, fields }: DeclaredRows): readonly [string, PanelForm] => {
  const [title] = Object.keys(fields);
  return [component, { fields, ...(title && { title }) }];
};

/** The forms of the single types that contain the words of the pages. */
export const TEXT_FORMS: PanelForms = Object.fromEntries(
  Object.entries(TYPES).flatMap(([name, { fields, rows }]) => [
    [`api::${name}.${name}`, { fields, title: 'id' }] as const,
    ...Object.values(rows).map(formOfRows),
  ]),
);
