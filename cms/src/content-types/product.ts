import { searchListing } from '../panel-forms/search-listing';
import { MEDIA, PUBLISHED, READING, SEARCH_LISTING } from '../queries/shared-allowlist-fields';
import { contentType } from './content-type';

export const product = contentType('api::product.product', {
  page: { list: 'products', path: '/product-detail/' },
  queries: {
    parameters: READING,
    fields: {
      ...PUBLISHED,
      Title: 'title',
      Description: 'prose',
      Price: 'number',
      Rating: 'number',
      Volume: 'choice',
      availability: 'unfiltered',
      ...SEARCH_LISTING,
    },
    populate: {
      productimage: MEDIA,
      gallery: MEDIA,
      searchPicture: MEDIA,
      facts: { fields: ['id', 'label', 'value'] },
      label: {
        fields: [
          'id',
          'netContent',
          'contentUnit',
          'botanicalName',
          'plantPart',
          'method',
          'inci',
          'allergens',
          'signalWord',
          'pictograms',
          'hazards',
          'precautions',
          'gtin',
        ],
      },
    },
  },
  panel: {
    'api::product.product': {
      fields: {
        Title: {
          label: 'Name',
          help: 'Add each size as a product of its own, whose name ends with a comma and the size: “Frankincense Carterii, Thirty ml”.',
          width: 12,
        },
        Description: {
          label: 'Description',
          help: 'The text of the product page, with an empty line between paragraphs; the card shows its first three words: “Lemon and pepper…”.',
          width: 12,
        },
        Price: {
          label: 'Price (US$)',
          help: 'Only the number: 18 or 18.5.',
        },
        Volume: {
          label: 'Size',
          help: 'The size that the price is for: “Ten ml”.',
          width: 4,
        },
        availability: {
          label: 'Availability',
          help: 'The card and the page say “Sold out” or “On request”; “Available” and an empty field show nothing. The button for enquiries stays.',
          width: 4,
        },
        Rating: {
          label: 'Rating',
          help: 'The average of your customers’ ratings, such as 4.5; above 3 the home page features the product, and an empty field shows “Not yet rated”.',
        },
        visibleFrom: {
          label: 'Visible from',
          help: 'A published product stays hidden until then and appears by itself within a minute, such as 1 December 2026, 09:00 in your own time; if empty, at once.',
          width: 6,
        },
        productimage: {
          label: 'Main picture',
          help: 'Shown on the card and first on the product page; press its pencil and describe it: “A brown bottle beside tears of resin”.',
        },
        gallery: {
          label: 'More pictures',
          help: 'Shown after the main picture on the product page, such as the resin or the label; describe each of them too.',
        },
        facts: {
          // Strapi shows only the label of a repeatable component, not its help, so the label
          // itself explains the rows.
          label: 'Facts, the rows of the table',
          help: 'The rows of the table on the product page: “Botanical name” – “Boswellia carterii”.',
        },
        label: {
          label: 'Label',
          help: 'What the label of the package states, such as the INCI name; the product page shows only what you fill in.',
        },
        ...searchListing({
          title: 'Maydi frankincense oil, 10 ml',
          titleIfEmpty: 'the name',
          description:
            'Steam-distilled oil of Maydi resin, soft and honeyed, in a bottle of 10 ml.',
          descriptionIfEmpty: 'the beginning of the description',
        }),
      },
      title: 'Title',
      list: {
        columns: [
          'productimage',
          'Title',
          'Price',
          'Rating',
          'Volume',
          'availability',
          'visibleFrom',
        ],
        sortBy: 'Title',
        direction: 'ASC',
        pageSize: 50,
      },
    },
    'product.label': {
      fields: {
        netContent: {
          label: 'Net content',
          help: 'Only the number: 10. With it the page shows the price of one unit.',
        },
        contentUnit: { label: 'Unit', help: 'The unit of the net content: “ml”.' },
        botanicalName: {
          label: 'Botanical name',
          help: 'At most 120 characters: “Boswellia carteri Birdw.”',
        },
        plantPart: { label: 'Plant part', help: 'At most 120 characters: “Gum resin”.' },
        method: { label: 'Method', help: 'At most 120 characters: “Steam distillation”.' },
        inci: {
          label: 'INCI',
          help: 'The ingredients as on the label: “Boswellia Carterii Oil”.',
        },
        allergens: {
          label: 'Allergens',
          help: 'The allergens as on the label: “Limonene, Linalool”.',
        },
        signalWord: { label: 'Signal word', help: 'The word of the safety data sheet: “Danger”.' },
        pictograms: {
          label: 'Pictograms',
          help: 'Their codes with commas, in capital letters: “GHS02, GHS07, GHS08”.',
        },
        hazards: {
          label: 'Hazard statements',
          help: 'One in each line: “H226 Flammable liquid and vapour.”',
        },
        precautions: {
          label: 'Precautionary statements',
          help: 'One in each line: “P102 Keep out of reach of children.”',
        },
        gtin: {
          label: 'GTIN',
          help: 'The number below the bars, 8 or 12 to 14 digits without spaces: “4006381333931”.',
        },
      },
      title: 'inci',
    },
    'product.fact': {
      fields: {
        label: {
          label: 'Label',
          help: 'Any words, such as “Origin”; some labels do more: “First minute”, “A quarter hour” and “An hour on” together draw the scent, “Botanical name” tells the species, “Resin” and “In Somali” the Somali name.',
        },
        value: {
          label: 'Value',
          help: 'Such as “Sanaag, Somalia”; for the scent its notes with commas: “lemon peel, pepper, resin”.',
        },
      },
      title: 'label',
    },
  },
});
