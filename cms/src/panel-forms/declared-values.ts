import { COLUMNS, FORM, type Model, type Values } from './configuration';
import { formRows } from './form-rows';
import { isShown, type PanelForm, type PanelList, type ShownField, type Stamp } from './panel-form';

/** Default headings of the columns for the fields that Strapi adds to every entry. */
const STAMP_LABELS: Readonly<Record<Stamp, string>> = {
  createdAt: 'Created',
  updatedAt: 'Last change',
  createdBy: 'Created by',
  updatedBy: 'Changed by',
};

const ofField = (name: string, { label, help, readOnly }: ShownField): Values => ({
  [`metadatas.${name}.edit.label`]: label,
  [`metadatas.${name}.edit.description`]: help,
  [`metadatas.${name}.edit.editable`]: readOnly !== true,
  [`metadatas.${name}.list.label`]: label,
});

const ofList = ({ sortBy, direction, pageSize, columns, stamps }: PanelList, model: Model) => ({
  'settings.pageSize': pageSize,
  [COLUMNS]: columns.filter((name) => name in model.attributes),
  ...(sortBy in model.attributes && {
    'settings.defaultSortBy': sortBy,
    'settings.defaultSortOrder': direction,
  }),
  ...Object.fromEntries(
    Object.entries({ ...STAMP_LABELS, ...stamps })
      .filter(([name]) => name in model.attributes)
      .map(([name, label]) => [`metadatas.${name}.list.label`, label]),
  ),
});

/**
 * Returns the configuration that a form declares. Leaves out fields that the content type lacks,
 * because the owner may have removed them.
 */
export function declaredValues(
  form: PanelForm,
  model: Model,
  sizeOf: (attribute: { readonly type: string }) => number,
): Values {
  const shown = Object.entries(form.fields).flatMap(([name, field]) => {
    const attribute = model.attributes[name];
    return attribute && isShown(field) ? [{ name, field, attribute }] : [];
  });
  const sized = shown.map(({ name, field, attribute }) => ({
    name,
    size: field.width ?? sizeOf(attribute),
  }));
  return {
    [FORM]: formRows(sized),
    ...(form.title && form.title in model.attributes && { 'settings.mainField': form.title }),
    ...(form.list && ofList(form.list, model)),
    ...Object.assign({}, ...shown.map(({ name, field }) => ofField(name, field))),
  };
}
