import { sentenceKey } from './sentences';

/**
 * Sentences with claims that the site's specification prescribes. They ship with the site, and the
 * panel quotes them beside its fields, so editors may enter and publish them.
 */
export const PRESCRIBED_SENTENCES: readonly string[] = [
  'Fair Trade',
  'Zero Waste',
  'Fair wages for Somali harvesters',
  'Direct partnerships with Somali harvesters, ensuring fair wages.',
  'Direct partnerships with Somali harvesters, ensuring fair wages: that is this brand’s promise.',
  'Protecting Boswellia trees through sustainable resin collection.',
];

export const PRESCRIBED_KEYS: readonly string[] = PRESCRIBED_SENTENCES.map(sentenceKey);
