import { describe, expect, it } from 'vitest';
import { type Model, valueAt, withValues } from '../cms/src/panel-forms/configuration';
import { declaredValues } from '../cms/src/panel-forms/declared-values';
import { formRows } from '../cms/src/panel-forms/form-rows';
import { generatedValues } from '../cms/src/panel-forms/generated-values';
import type { PanelForm } from '../cms/src/panel-forms/panel-form';
import { valuesToWrite, type Written } from '../cms/src/panel-forms/values-to-write';

const OIL: Model = {
  uid: 'api::oil.oil',
  attributes: {
    id: { type: 'integer' },
    title: { type: 'string' },
    text: { type: 'richtext' },
    secret: { type: 'string' },
    createdAt: { type: 'datetime' },
    documentId: { type: 'string' },
  },
};

const FORM: PanelForm = {
  fields: {
    text: { label: 'Text', help: 'What is read, such as “Lemon”.' },
    title: { label: 'Name', help: 'Such as “Maydi”.', readOnly: true },
    secret: { hidden: 'Nobody reads it.' },
  },
  list: { columns: ['createdAt', 'title'], sortBy: 'createdAt', direction: 'DESC', pageSize: 50 },
};

const sizeOf = ({ type }: { type: string }) => (type === 'richtext' ? 12 : 6);

/** Returns the configuration that Strapi generates, in the structure in which Strapi stores it. */
const generatedConfiguration = (model = OIL) => withValues({}, generatedValues(model, sizeOf));

const boot = (stored: object, written?: Written, form = FORM, model = OIL) => {
  const { changes, ...result } = valuesToWrite({
    stored,
    generated: generatedValues(model, sizeOf),
    declared: declaredValues(form, model, sizeOf),
    written,
    attributes: Object.keys(model.attributes),
  });
  return { ...result, changes, stored: withValues(stored, changes) };
};

const relabelled: PanelForm = {
  ...FORM,
  fields: { ...FORM.fields, title: { label: 'Title', help: 'Such as “Beeyo”.' } },
};

describe('a form', () => {
  it('a form of the panel is filled row by row', () => {
    const [a, b, c, d] = [
      { name: 'a', size: 4 },
      { name: 'b', size: 8 },
      { name: 'c', size: 6 },
      { name: 'd', size: 12 },
    ] as const;
    expect(formRows([a, b, c, d])).toEqual([[a, b], [c], [d]]);
  });

  it('a form of the panel shows the declared fields in the declared order, without the hidden ones', () => {
    const { stored } = boot(generatedConfiguration());
    expect(valueAt(stored, 'layouts.edit')).toEqual([
      [{ name: 'text', size: 12 }],
      [{ name: 'title', size: 6 }],
    ]);
    expect(valueAt(stored, 'metadatas.title')).toEqual({
      edit: { label: 'Name', description: 'Such as “Maydi”.', editable: false },
      list: { label: 'Name' },
    });
    expect(valueAt(stored, 'metadatas.createdAt.list.label')).toBe('Created');
  });

  it('a form of the panel leaves out fields that the content type lacks', () => {
    const { createdAt: _, title: __, ...attributes } = OIL.attributes;
    const declared = declaredValues(FORM, { ...OIL, attributes }, sizeOf);
    expect(declared['layouts.list']).toEqual([]);
    expect(Object.keys(declared).filter((path) => /title|Sort/u.test(path))).toEqual([]);
  });
});

describe('a boot', () => {
  const first = boot(generatedConfiguration());

  it('a boot of the CMS replaces what Strapi generated', () => {
    expect(valueAt(first.stored, 'layouts.list')).toEqual(['createdAt', 'title']);
    expect(valueAt(first.stored, 'settings')).toMatchObject({
      pageSize: 50,
      defaultSortBy: 'createdAt',
      defaultSortOrder: 'DESC',
    });
  });

  it('a boot of the CMS changes nothing the second time', () => {
    const second = boot(first.stored, first.written);
    expect(second.changes).toEqual({});
    expect(second.written).toEqual(first.written);
  });

  it('a boot of the CMS replaces what an earlier version wrote', () => {
    const { stored } = boot(first.stored, first.written, relabelled);
    expect(valueAt(stored, 'metadatas.title.edit')).toMatchObject({
      label: 'Title',
      description: 'Such as “Beeyo”.',
      editable: true,
    });
  });

  it.each([
    ['metadatas.title.edit.label', 'Oil'],
    ['metadatas.title.edit.description', ''],
    ['settings.pageSize', 10],
    ['layouts.list', ['title', 'createdAt']],
    ['layouts.edit', [[{ name: 'title', size: 6 }], [{ name: 'text', size: 12 }]]],
  ])('a boot of the CMS keeps %s as the owner arranged it, at later boots too', (path, value) => {
    const arranged = withValues(first.stored, { [path]: value });
    const second = boot(arranged, first.written, relabelled);
    const third = boot(second.stored, second.written);
    expect(valueAt(second.stored, path)).toEqual(value);
    expect(valueAt(third.stored, path)).toEqual(value);
    expect(valueAt(second.stored, 'metadatas.title.list.label')).toBe('Title');
  });

  it('a boot of the CMS keeps what the owner arranged before our first boot', () => {
    const arranged = withValues(generatedConfiguration(), { 'settings.pageSize': 20 });
    const { stored } = boot(arranged);
    expect(valueAt(stored, 'settings')).toMatchObject({ pageSize: 20, defaultSortOrder: 'DESC' });
  });

  it('a boot of the CMS arranges a new field that Strapi has appended to the form', () => {
    const model = { ...OIL, attributes: { ...OIL.attributes, rating: { type: 'decimal' } } };
    const form: PanelForm = {
      ...FORM,
      fields: { rating: { label: 'Rating', help: 'Such as 4.5.' }, ...FORM.fields },
    };
    const appended = withValues(first.stored, {
      'layouts.edit': [
        [{ name: 'text', size: 12 }],
        [
          { name: 'title', size: 6 },
          { name: 'rating', size: 6 },
        ],
      ],
      'layouts.list': ['createdAt', 'title', 'rating'],
      'metadatas.rating.edit': { label: 'rating', description: '', editable: true },
      'metadatas.rating.list.label': 'rating',
    });
    const { stored } = boot(appended, first.written, form, model);
    expect(valueAt(stored, 'layouts.edit')).toEqual([
      [{ name: 'rating', size: 6 }],
      [{ name: 'text', size: 12 }],
      [{ name: 'title', size: 6 }],
    ]);
    expect(valueAt(stored, 'layouts.list')).toEqual(['createdAt', 'title']);
    expect(valueAt(stored, 'metadatas.rating.edit.label')).toBe('Rating');
  });

  it('a boot of the CMS writes everything again when Strapi has generated the configuration anew', () => {
    const { stored } = boot(generatedConfiguration(), first.written);
    expect(stored).toEqual(first.stored);
  });
});
