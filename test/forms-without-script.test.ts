// @vitest-environment node
import { beforeAll, describe, expect, it } from 'vitest';
import { SITE_DETAILS } from '../src/adapters/embedded/embedded-site-details';
import { notificationQueue } from '../src/adapters/notifications/notification-queue';
import { strapiEnquiryFormAddress } from '../src/adapters/strapi/enquiry-form-address';
import { publishing } from '../src/composition/publishing';
import type { EnquiryKind } from '../src/domain/enquiries/enquiry';
import { renderMarkup } from '../src/ui/app/render-markup';
import { formTexts } from '../src/ui/content/forms';

// Tests the HTML of prerendered forms, which the browser itself submits when JavaScript is off.

const ADDRESS = strapiEnquiryFormAddress('https://cms.example.com');

/** The fields of each form, in order, each with its `autocomplete` token; `null` means none. */
const FORMS = [
  ['contact', '/contactus', { name: 'name', email: 'email', message: null }],
  [
    'wholesale',
    '/wholesale',
    { name: 'name', email: 'email', company: 'organization', volume: null, message: null },
  ],
  ['newsletter', '/auth', { email: 'email', name: 'name' }],
] as const satisfies readonly (readonly [EnquiryKind, string, object])[];

let publisher: Awaited<ReturnType<typeof publishing>>;
beforeAll(async () => {
  publisher = await publishing(notificationQueue());
});

async function formOn(path: string, address: string | null) {
  const { body } = await renderMarkup(path, publisher.newPageUseCases().useCases, address);
  return {
    body,
    form: /<form(?=[^>]* method="post")[\s\S]*?<\/form>/u.exec(body)?.[0] ?? '',
  };
}

const attributesOf = (element: string): Record<string, string> =>
  Object.fromEntries(
    [...element.matchAll(/ (\w+)="([^"]*)"/gu)].map(([, name = '', value]) => [
      name.toLowerCase(),
      value ?? '',
    ]),
  );

describe('a prerendered form', () => {
  it.each(FORMS)(
    'a prerendered form of kind %s can be sent without JavaScript',
    async (kind, path, fields) => {
      const { body, form } = await formOn(path, ADDRESS);
      expect(attributesOf(/<form[^>]*>/u.exec(form)?.[0] ?? '')).toMatchObject({
        method: 'post',
        action: 'https://cms.example.com/api/enquiries',
      });
      const named = [...form.matchAll(/<(?:input|select|textarea)\b[^>]*>/gu)].map(([element]) =>
        attributesOf(element),
      );
      expect(named.map(({ name }) => name)).toEqual(['kind', ...Object.keys(fields), 'website']);
      expect(named[0]).toMatchObject({ type: 'hidden', value: kind });
      for (const [name, filledWith] of Object.entries(fields)) {
        const field = named.find((one) => one['name'] === name);
        expect(field?.['autocomplete'] ?? null, name).toBe(filledWith);
      }
      expect(form).toContain('type="submit"');
      // The browser must not validate the form, because the browser's messages appear one at a time
      // and contain less than the response of the CMS.
      expect(form).toMatch(/<form[^>]* noValidate/iu);
      expect(body).not.toContain(formTexts.withoutScript);
    },
  );

  it.each(FORMS)(
    'a prerendered form of kind %s has no form action when the site has no CMS',
    async (_, path) => {
      const { body, form } = await formOn(path, null);
      expect(attributesOf(/<form[^>]*>/u.exec(form)?.[0] ?? '')).not.toHaveProperty('action');
      const instead = /<div[^>]*>(?<words>(?:(?!<div).)*)<\/div><form/u.exec(body)?.groups?.[
        'words'
      ];
      expect(instead).toContain(formTexts.withoutScript);
      expect(instead).toContain(`mailto:${SITE_DETAILS.contact.email}`);
    },
  );
});
