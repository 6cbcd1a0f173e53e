/**
 * Returns the mark of a field of the CMS, for example `‹home.heroHeadline›`, which replaces the
 * text of the field.
 */
export const mark = (type: string, field: string) => `‹${type}.${field}›`;

const MARK = /‹(?<field>[\w.-]+)›/gu;

/** Fields whose format does not allow a mark, each with a value that occurs nowhere else. */
export const WITHOUT_MARK = {
  'site.email': 'marked@site.example',
  'site.telephone': '+44 20 7946 0999',
  'site.whatsApp': '+44 20 7946 0888',
  'site.announcementLink': '/marked-announcement',
  'site.socialPages.address': 'https://social.example/marked',
  'site.copyrightYear': '2087',
} as const;

/** Returns the fields whose marks a text contains, and the text without these marks. */
export function fieldsIn(text: string): {
  readonly fields: readonly string[];
  readonly rest: string;
} {
  const fields = [...text.matchAll(MARK)].map(({ groups }) => groups?.['field'] ?? '');
  let rest = text.replaceAll(MARK, ' ');
  for (const [field, value] of Object.entries(WITHOUT_MARK)) {
    if (!rest.includes(value)) continue;
    fields.push(field);
    rest = rest.replaceAll(value, ' ');
  }
  return { fields, rest: rest.replaceAll(/\s+/gu, ' ').trim() };
}
