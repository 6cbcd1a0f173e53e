import { MEDIA, PUBLISHED, READING } from '../queries/shared-allowlist-fields';
import { contentType } from './content-type';

export const batch = contentType('api::batch.batch', {
  page: { list: 'batches', path: '/batch/', endsWith: 'Title' },
  queries: {
    parameters: READING,
    fields: {
      ...PUBLISHED,
      Title: 'title',
      state: 'unfiltered',
      recallNotice: 'unfiltered',
      material: 'unfiltered',
      botanicalName: 'unfiltered',
      harvestSeason: 'unfiltered',
      harvestYear: 'unfiltered',
      region: 'unfiltered',
      method: 'unfiltered',
      distilledOn: 'unfiltered',
      quantity: 'unfiltered',
      bestBefore: 'unfiltered',
      laboratory: 'unfiltered',
      accreditation: 'unfiltered',
      analysedOn: 'unfiltered',
      isSample: 'unfiltered',
    },
    populate: {
      components: { fields: ['id', 'name', 'cas', 'percent', 'range', 'isAllergen'] },
      properties: { fields: ['id', 'name', 'value', 'unit', 'range'] },
      documents: {
        fields: ['id', 'kind', 'date', 'names', 'examined'],
        populate: { file: MEDIA },
      },
      products: { fields: ['id', 'documentId', 'Title'] },
    },
  },
  panel: {
    'api::batch.batch': {
      fields: {
        Title: {
          label: 'Number',
          help: 'As on the label: “SN-2026-014”; the page is at /batch/SN-2026-014. It cannot be changed once it was published.',
          width: 6,
        },
        state: {
          label: 'State',
          help: 'The products below name the last distilled batch that is “current”; the page of a recalled one says so first.',
          width: 6,
        },
        recallNotice: {
          label: 'What to do with a recalled batch',
          help: 'The first words of the page of a recalled batch, such as “Do not use the oil. Write to us with the number on the label.”.',
          width: 12,
        },
        material: {
          label: 'Material',
          help: 'What the batch is: “Frankincense Carterii oil”.',
          width: 6,
        },
        botanicalName: {
          label: 'Botanical name',
          help: 'The Latin name of the tree: “Boswellia carterii”.',
          width: 6,
        },
        harvestSeason: {
          label: 'Season of the harvest',
          help: 'Shown on the wheel of the year, such as “dayr”; if empty, the page has no wheel.',
          width: 6,
        },
        harvestYear: {
          label: 'Year of the harvest',
          help: 'The year in which the season began: 2025.',
          width: 6,
        },
        region: {
          label: 'Region',
          help: 'Where the resin was gathered: “The mountains of northern Somalia”.',
          width: 6,
        },
        method: {
          label: 'Method',
          help: 'How the batch was made: “Distilled with steam”.',
          width: 6,
        },
        distilledOn: {
          label: 'Distilled on',
          help: 'The day of the distillation, such as 9 February 2026; lists show the latest first.',
          width: 6,
        },
        bestBefore: {
          label: 'Best before',
          help: 'The day on the label, such as 8 February 2029.',
          width: 6,
        },
        quantity: {
          label: 'Quantity',
          help: 'The size of the whole batch with its unit: “18 litres”.',
          width: 6,
        },
        laboratory: {
          label: 'Laboratory',
          help: 'Name and place of the laboratory that analysed the batch, such as “Example Laboratory, Hargeisa”.',
          width: 6,
        },
        accreditation: {
          label: 'Accreditation of the laboratory',
          help: 'Its standard and number, only with a certificate that you hold: “ISO/IEC 17025, no. 0000”.',
          width: 6,
        },
        analysedOn: {
          label: 'Analysed on',
          help: 'The day of the report, such as 24 February 2026.',
          width: 6,
        },
        components: {
          label: 'Substances',
          help: 'The rows of the analysis, together at most 100 per cent; the page shows them as bars, a table and a file for spreadsheets.',
        },
        properties: {
          label: 'Properties',
          help: 'Other measured values: “Density at 20 °C” – 0.872 g/ml.',
        },
        documents: {
          label: 'Documents',
          help: 'What proves the figures, such as the analysis; each must name this batch.',
        },
        products: {
          label: 'Products',
          help: 'The products that are filled from this batch: their pages name it while its state is “current”.',
        },
        isSample: {
          label: 'Made up',
          help: 'Switch it on for a batch that does not exist, such as a trial: its page then says “Sample”.',
          width: 6,
        },
        publishedNumber: {
          hidden: 'The CMS records the published number here, so that it cannot be changed later.',
        },
      },
      title: 'Title',
      list: {
        columns: ['Title', 'material', 'state', 'harvestYear', 'distilledOn'],
        sortBy: 'Title',
        direction: 'DESC',
        pageSize: 20,
      },
    },
    'batch.substance': {
      fields: {
        name: { label: 'Name', help: 'As in the report: “alpha-Pinene”.' },
        cas: { label: 'CAS number', help: 'Digits and hyphens: 80-56-8.' },
        percent: { label: 'Per cent', help: 'Only the number: 38.2.' },
        range: { label: 'Usual range', help: 'As the laboratory writes it: “30 to 45”.' },
        isAllergen: {
          label: 'Fragrance allergen',
          help: 'On for a substance that labels of cosmetics must name, such as limonene.',
        },
      },
      title: 'name',
    },
    'batch.property': {
      fields: {
        name: { label: 'Name', help: 'Such as “Density at 20 °C”.' },
        value: { label: 'Value', help: 'As in the report: 0.872.' },
        unit: { label: 'Unit', help: 'Such as “g/ml”; empty for a number alone.' },
        range: { label: 'Usual range', help: 'As the laboratory writes it: “0.860 to 0.890”.' },
      },
      title: 'name',
    },
    'batch.document': {
      fields: {
        kind: { label: 'Kind', help: 'What the document is, such as “analysis”.' },
        date: { label: 'Date', help: 'The day on the document, such as 24 February 2026.' },
        names: {
          label: 'Batch that it names',
          help: 'Copy the number from the document itself: “SN-2026-014”. Another number stops the publication.',
        },
        examined: {
          label: 'What was examined',
          help: 'An analysis of a “pre-shipment sample” does not stand for the batch, and stops the publication.',
        },
        file: {
          label: 'PDF',
          help: 'The document itself as a PDF of at most 5 MB without scripts or forms; visitors open it on the page of the batch, such as “SN-2026-014-analysis.pdf”. Without it the page says “Ask us for a copy”.',
        },
      },
      title: 'kind',
    },
  },
});
