import { describe, expect, it } from 'vitest';
import { isShown } from '../cms/src/panel-forms/panel-form';
import { PANEL_FORMS } from '../cms/src/panel-forms/panel-forms';
import { BOTANICAL_NAME, SCENT_MOMENTS, SOMALI_NAMES } from '../src/domain/catalogue/known-facts';
import { attributesOf, SCHEMAS } from './contracts/cms-schemas';

const STAMPS = ['id', 'createdAt', 'updatedAt', 'createdBy', 'updatedBy'];
const FULL_WIDTH = ['component', 'dynamiczone', 'richtext', 'blocks', 'json'];

/**
 * Returns the uid of a component, such as `product.fact`, or of a content type, such as `product`.
 */
const uidOf = (name: string) => (name.includes('.') ? name : `api::${name}.${name}`);

const fieldsIn = (uid: string) => Object.entries(PANEL_FORMS[uid]?.fields ?? {});

it('there is a form for each content type and component, and no other', () => {
  expect(Object.keys(PANEL_FORMS).sort()).toEqual([...SCHEMAS.keys()].map(uidOf).sort());
});

describe.each([...SCHEMAS.keys()])('the form of %s', (name) => {
  const uid = uidOf(name);
  const attributes = attributesOf(name);
  const known = [...Object.keys(attributes), ...STAMPS];

  it('each form of the panel declares every field of the schema, and no other', () => {
    const declared = fieldsIn(uid).map(([field]) => field);
    expect(declared.sort()).toEqual(Object.keys(attributes).sort());
  });

  it('each form of the panel has a label in words and a sentence of help for each field, or the reason to hide it', () => {
    for (const [field, declared] of fieldsIn(uid)) {
      if (isShown(declared)) {
        expect(declared.label).toMatch(/^[A-Z][^_]+$/u);
        expect(`${field}: ${declared.help}`).toMatch(/[.?!]”?$/u);
        expect(declared.help).toMatch(/“|such as|\d|:/u);
      } else expect(declared.hidden).toMatch(/\.$/u);
    }
  });

  it('each form of the panel gives no width to a field that Strapi shows in full width', () => {
    const wide = fieldsIn(uid).filter(([, declared]) => isShown(declared) && declared.width);
    const types = wide.map(([field]) => attributes[field]?.type ?? '');
    expect(types.filter((type) => FULL_WIDTH.includes(type))).toEqual([]);
  });

  it('each form of the panel names existing fields as its title, columns and sort order', () => {
    const { title = 'id', list } = PANEL_FORMS[uid] ?? {};
    const named = [title, ...(list ? [...list.columns, list.sortBy] : [])];
    expect(named.filter((field) => !known.includes(field))).toEqual([]);
  });
});

it('the list of enquiries shows the newest first, by date, kind, name, subject, status and e-mail', () => {
  expect(PANEL_FORMS['api::enquiry.enquiry']?.list).toMatchObject({
    columns: ['createdAt', 'kind', 'name', 'productTitle', 'state', 'email'],
    sortBy: 'createdAt',
    direction: 'DESC',
  });
});

it('the help for a fact’s label names each label that the page treats specially', () => {
  const label = PANEL_FORMS['product.fact']?.fields['label'];
  const help = label && isShown(label) ? label.help : '';
  for (const known of [BOTANICAL_NAME, ...SOMALI_NAMES, ...SCENT_MOMENTS])
    expect(help).toContain(`“${known}”`);
});
