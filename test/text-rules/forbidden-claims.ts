/**
 * Claims that no text of this brand may make, because advertising law forbids them or because the
 * brand cannot prove them. The tests check every sentence of the site and of the sample content
 * against this list. A true sentence that matches needs other wording or a document that proves it.
 */
const FORBIDDEN_CLAIMS: readonly { readonly kind: string; readonly words: RegExp }[] = [
  {
    kind: 'a cure',
    words:
      /\b(?:cur(?:e|es|ed|ing)|heal(?:s|ed|ing|thy|thier)?|health|treat(?:s|ed|ing|ment|ments)?|prevent(?:s|ed|ing)?|remed(?:y|ies)|therap\w*|medicin\w*|medical\w*|clinical\w*)\b/iu,
  },
  {
    kind: 'an effect on the body',
    words:
      /\b(?:anti-?\s?(?:inflammatory|bacterial|septic|viral|cancer|microbial|fungal|oxidants?)|analgesic|immun\w*|cellular|detox\w*|boosts?|relax\w*|calm(?:s|ing|ed)?|sooth\w*|stress|sleep\w*|relie(?:f|ve\w*)|rejuvenat\w*)\b/iu,
  },
  {
    kind: 'an ailment',
    words:
      /\b(?:asthma|arthritis|acne|eczema|scars?|wrinkles?|anxiety|depress\w*|insomnia|adhd|pain\w*|hormon\w*|menopaus\w*|colic|cancer|disease|illness)\b/iu,
  },
  {
    kind: 'a grade or approval that does not exist',
    words:
      /\b(?:fda|(?:food|pharmaceutical)[- ]grade|chemical-free|hypoallergenic|non-?toxic|all[- ]natural)\b/iu,
  },
  {
    kind: 'a dangerous use',
    words:
      /\b(?:ingest\w*|swallow\w*|drink\w*|edible|neat|undiluted|pets?|infants?|babies|baby)\b/iu,
  },
  {
    kind: 'a seal without a document',
    words:
      /\b(?:organic|ecocert|soil association|cosmos|fair[- ]?trade|fairwild|b[- ]corp|kosher|halal|vegan|cruelty-free|carbon[- ]neutral|iso \d+|certifi\w*)\b/iu,
  },
  {
    kind: 'a promise without a document',
    words:
      /\b(?:sustainabl[ey]|ethical\w*|fair wages|traceable|conflict-free|never over-?harvested|eco-?friendly|environmentally|planet)\b|100 ?(?:%|percent)|\d (?:families|trees|wells)\b/iu,
  },
  {
    kind: 'a superlative',
    words:
      /\b(?:purest|finest|number one|king of oils|world's best|best in the world|the only|unrivalled|endangered|cites)\b/iu,
  },
  {
    kind: 'an invention',
    words: /\b(?:award\w*|as seen in|bestsell\w*|in stock|our founders?|boswellic)\b/iu,
  },
];

/**
 * Phrases that contain a forbidden word but are allowed: sentences that the owner prescribed, the
 * standard disclaimer, and phrases in which the word has another meaning.
 */
const ALLOWED_PHRASES: readonly string[] = [
  'Protecting Boswellia trees through sustainable resin collection.',
  'Direct partnerships with Somali harvesters, ensuring fair wages',
  'Fair wages for Somali harvesters',
  "title: 'Fair Trade'",
  "'fair-trade'",
  'woven into rituals, medicine and daily life',
  'Woven into rituals, medicine and daily life',
  'Not intended to diagnose, treat, cure or prevent any disease.',
  'under treatment, ask a professional first',
  'under treatment,** ask a professional first',
  "GHS08: 'Health hazard'",
  'treat it as a synonym',
  'treat *carteri* as a synonym',
  'Treated by many as *Boswellia sacra*',
];

/** Returns the forbidden claims in a text, for example `a cure: healing`. */
export function forbiddenClaims(text: string): readonly string[] {
  const rest = ALLOWED_PHRASES.reduce((left, phrase) => left.replaceAll(phrase, ' '), text);
  return FORBIDDEN_CLAIMS.flatMap(({ kind, words }) => {
    const found = words.exec(rest);
    return found === null ? [] : [`${kind}: ${found[0]}`];
  });
}
