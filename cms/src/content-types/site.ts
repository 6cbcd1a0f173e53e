import { ENTRY, MEDIA, READING } from '../queries/shared-allowlist-fields';
import { contentType } from './content-type';

export const site = contentType('api::site.site', {
  queries: {
    parameters: READING,
    fields: {
      ...ENTRY,
      name: 'unfiltered',
      line: 'unfiltered',
      tagline: 'unfiltered',
      email: 'unfiltered',
      telephone: 'unfiltered',
      region: 'unfiltered',
      legalName: 'unfiltered',
      postalAddress: 'unfiltered',
      registerNumber: 'unfiltered',
      taxNumber: 'unfiltered',
      maker: 'unfiltered',
      euResponsible: 'unfiltered',
      orderNote: 'unfiltered',
      whatsApp: 'unfiltered',
      copyrightYear: 'unfiltered',
      announcement: 'unfiltered',
      announcementLink: 'unfiltered',
      announcementFrom: 'unfiltered',
      announcementUntil: 'unfiltered',
      retentionContactMonths: 'unfiltered',
      retentionWholesaleMonths: 'unfiltered',
    },
    populate: { sharingPicture: MEDIA, socialPages: { fields: ['id', 'network', 'address'] } },
  },
  panel: {
    'api::site.site': {
      fields: {
        name: {
          label: 'Name of the brand',
          help: 'In the header, the titles of pages and search results. If empty, the site shows “Sanaag”, which is only an example.',
        },
        line: {
          label: 'Line below the name',
          help: 'A few words in the header and the footer. If empty, the site shows “Frankincense of Somalia”.',
        },
        tagline: {
          label: 'One sentence about the brand',
          help: 'For search engines and shared links. If empty, the site shows “Frankincense resin and essential oil from Somali harvesters.”',
          width: 12,
        },
        email: {
          label: 'E-mail',
          help: 'Visitors write to it; test it with a message to yourself. If empty, the site shows “hello@example.com”, which is only an example.',
        },
        telephone: {
          label: 'Telephone',
          help: 'With the country code, as visitors read it. If empty, the site shows “+44 20 7946 0123”, which is only an example.',
        },
        region: {
          label: 'Region',
          help: 'Where the resin grows, in the footer. If empty, the site shows “The mountains of northern Somalia”.',
          width: 12,
        },
        socialPages: {
          label: 'Pages on social networks: network, address',
          help: 'One entry for each network, such as Instagram and https://www.instagram.com/sanaag.',
        },
        legalName: {
          label: 'Legal name of the company',
          help: 'Shown above the text of the page “imprint”, which need not repeat it; such as “Sanaag Resins Ltd.”.',
        },
        registerNumber: {
          label: 'Number in the register of companies',
          help: 'With the name of the register, on the page “imprint”, such as “Companies House 01234567”.',
        },
        postalAddress: {
          label: 'Postal address of the company',
          help: 'One line for each part, such as the street, the town and the country. On the page “imprint”.',
        },
        taxNumber: {
          label: 'Tax number',
          help: 'As the tax office writes it, on the page “imprint”, such as “GB 123 4567 89”.',
        },
        maker: {
          label: 'Maker of the products',
          help: 'Name, postal address and e-mail, one line each, such as “Sanaag Resins Ltd.”. On the page of every product.',
        },
        euResponsible: {
          label: 'Responsible person in the European Union',
          help: 'Name, postal address and e-mail, one line each, such as “Example GmbH”. The EU asks for one if the maker is elsewhere.',
        },
        orderNote: {
          label: 'How to order, and delivery',
          help: 'Below the button of every product, such as “We answer with stock and the price of delivery.”',
          width: 12,
        },
        whatsApp: {
          label: 'WhatsApp number',
          help: 'With + and the country code, such as “+252 63 412 3456”; empty for no link.',
        },
        sharingPicture: {
          label: 'Picture of shared links',
          help: 'Shown when the address of a page without a picture is shared, such as in a chat. At least 1200 pixels wide.',
          width: 12,
        },
        copyrightYear: {
          label: 'Year of the copyright line',
          help: 'Four digits, at the bottom of every page, such as 2026.',
        },
        announcement: {
          label: 'Announcement above the header',
          help: 'One sentence on every page, such as “We answer again on 6 January.”; empty for none.',
          width: 12,
        },
        announcementLink: {
          label: 'Link of the announcement',
          help: 'A page of the site, such as /faq, or an address such as https://example.com/fair.',
          width: 12,
        },
        announcementFrom: {
          label: 'Shown from',
          help: 'Such as 20 December, 18:00; empty for at once.',
        },
        announcementUntil: {
          label: 'Shown until',
          help: 'Such as 6 January, 9:00; empty for always.',
        },
        retentionContactMonths: {
          label: 'Months to keep messages',
          help: 'Counted from the day a message came, such as 12; empty for 24. The form tells visitors.',
        },
        retentionWholesaleMonths: {
          label: 'Months to keep wholesale enquiries',
          help: 'Counted from the day an enquiry came, such as 36; empty for 24. The form tells visitors.',
        },
      },
      // `id` makes Strapi use the content type's name as the heading of the form.
      title: 'id',
    },
    'site.social-page': {
      fields: {
        network: { label: 'Network', help: 'Its name, such as “Instagram”.' },
        address: {
          label: 'Address',
          help: 'Copied from the browser, such as https://www.instagram.com/sanaag; empty while there is no page yet.',
        },
      },
      title: 'network',
    },
  },
});
