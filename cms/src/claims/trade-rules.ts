import { rule } from './rule';

const CERTIFICATE = 'A certificate needs its number and its document.';
const GREEN =
  'This is a general environmental claim, which Directive (EU) 2024/825 forbids without proof.';
const DOCUMENT = 'A claim about people or origin needs a document, with its date and its scope.';
const BEST = 'This claims to be above all others, which cannot be proven.';
const PRAISE = 'This is praise or a shortage that a visitor cannot check.';

const CHEMISTRY =
  /\borganic (?:chemistry|chemists?|compounds?|molecules?|matter|material|acids?|solvents?|impurities|shapes?|forms?)\b/u;

const CERTIFICATES = [
  'ecocert',
  'soil association',
  'cosmos (?:organic|natural|certified|approved|standard)',
  'fair ?trade',
  'fairwild',
  'rainforest alliance',
  'b corp(?:oration)?',
  'kosher',
  'halal',
  'vegans?',
  'cruelty free',
  '(?:not|never) tested on animals',
  'iso ?\\d{4,5}(?: certified)?',
  'gmp certified',
  'cites (?:certified|approved|registered)',
];

const ENVIRONMENT = '(?:environment|planet|nature|earth|climate|forests?|ocean)';
const HARVESTED = '(?:sourced|sourcing|harvest(?:ed|ing)?|made|produced|grown|gathered|collected)';

const ENVIRONMENTAL = [
  '(?:environmentally|environment|eco|ecologically|climate|planet|earth|nature|ocean|carbon) (?:friendly|friend|conscious|safe|positive|kind|correct|sound|responsible|smart|efficient)',
  "nature's friend",
  'eco-[a-z]{3,12}',
  'ecological(?:ly)? (?:products?|oils?|choice|packaging|harvest(?:ing|ed)?|pure|sourced|made|brand)',
  '(?:go|goes|going|buy|buying|shop|think) green',
  'green(?:er|est)? (?:choices?|products?|brand|company|business|packaging|alternatives?|options?|beauty|cosmetics?|credentials)',
  '(?:climate|carbon|co2|emissions?|plastic) (?:neutral(?:ity)?|negative|compensated|offset)',
  '(?:carbon|co2|emissions?|waste) free',
  'zero (?:waste|carbon|emissions?|impact)',
  'offset(?:s|ting)? (?:all |our |its |the |of ){0,3}(?:carbon|co2|emissions)',
  'net zero',
  `(?:gentle|kind|kinder|good|better|best|safe|harmless) (?:on|to|for) (?:the |our |your )?${ENVIRONMENT}`,
  `(?:protect|sav|preserv|respect|heal)(?:e|s|es|ing|ed)? (?:the |our )?(?:environment|planet|nature|climate|earth)`,
  `no impact on (?:the |our )?${ENVIRONMENT}`,
  'bio ?degradable',
  'bio ?based',
  'compostable',
  'regenerative',
  '(?:low|small|minimal|zero|no|tiny) (?:environmental |carbon |ecological |climate ){1,2}(?:impact|footprint)',
  `responsibl[ey] (?:${HARVESTED}|choice|brand)`,
  `${HARVESTED} responsibly`,
];

const MANY = '(?:\\d[\\d.,]{0,12}\\+?|hundreds of|thousands of|dozens of)';
const PEOPLE =
  '(?:families|households|wells|jobs|trees|schools|harvesters|women|villages|communities)';

/** A finding of researchers, which is no claim about the brand. */
const RESEARCH =
  /\b(?:study|studies|survey|surveys|surveyors?|surveyed|researchers?|counted|sampled|scientists?|botanists?)\b/u;

const PEOPLE_AND_ORIGIN = [
  'ethical(?:ly)?',
  'fair(?:ly)? (?:wages?|pay|paid|incomes?|prices?)',
  'living wages?',
  '(?:100 ?%|fully|completely|entirely|totally|hundred per ?cent) traceable',
  'conflict free',
  'never (?:been )?over ?(?:harvested|tapped|exploited)',
];

const SOLD =
  '(?:oils?|frankincense|resins?|brands?|company|house|producers?|suppliers?|distiller(?:y|s)?|sellers?|place|country|region|source)';

const SUPERLATIVES = [
  'purest',
  "(?:the|our|world's|africa's|somalia's) (?:number one|no\\.? ?1|#1)",
  'no\\.? ?1 (?:in|for)',
  '(?:king|queen) of (?:all )?(?:the )?(?:essential )?(?:oils|incense|resins)',
  "(?:world|earth|market|africa|somalia)'s (?:best|most [a-z]{1,15}|only|leading|largest|greatest|rarest)",
  `(?:the |our )?(?:best|leading) (?!known|before)(?:[a-z]{1,14} )?(?:${SOLD}|incense|quality)`,
  'best (?:in the world|on the market|on earth|money can buy)',
  'the very best',
  '(?:highest|best|top|superior|unsurpassed) (?:quality|purity|grade)',
  'unrivall?ed',
  'unmatched',
  'unbeatable',
  'unequall?ed',
  'second to none',
  '(?:better|purer|stronger) than (?:any|all) others?',
  `the only (?:[a-z]{1,14} ){0,2}${SOLD}`,
  '(?:from|of) (?:an |the |these |some of the )?(?:[a-z]{1,12} )?endangered (?:trees?|species)',
];

const SIEVES = /\bfinest (?:sieve|mesh|powder|dust|grains?|grind|threads?|layer)\b/u;

const UNCHECKED_PRAISE = [
  'award winning',
  'as seen (?:in|on)',
  'best ?sell(?:er|ers|ing)',
  '(?:only|just) \\d{1,4} (?:[a-z]{1,10} )?(?:left|remaining|in stock)',
  'selling (?:out )?fast',
  'almost sold out',
  'while stocks? lasts?',
  'rated \\d(?:\\.\\d)?',
  '\\d(?:\\.\\d)?(?: out of | of |/)(?:5|five) stars?',
  '(?:five|5) stars?',
  'trusted by (?:[a-z]{1,12} ){0,2}(?:thousands|hundreds|millions|customers)',
];

export const TRADE_RULES = [
  rule(CERTIFICATES, CERTIFICATE),
  rule(['organic(?:ally)?'], CERTIFICATE, CHEMISTRY),
  rule(ENVIRONMENTAL, GREEN),
  rule(['sustainabl[ey]'], GREEN, /\bsustainable development goals?\b/u),
  rule(PEOPLE_AND_ORIGIN, DOCUMENT),
  rule([`${MANY} (?:[a-z]{1,14} ){0,2}${PEOPLE}`], DOCUMENT, RESEARCH),
  rule(SUPERLATIVES, BEST),
  rule(['finest'], BEST, SIEVES),
  rule(UNCHECKED_PRAISE, PRAISE),
];
