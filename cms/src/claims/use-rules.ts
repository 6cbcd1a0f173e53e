import { rule } from './rule';

const PROOF = 'There is no such proof or grade for these goods.';
const UNSAFE =
  'This invites an unsafe use: oils are not swallowed, and not used undiluted, in ears or eyes, or on infants and animals.';

const CHEMICALS = '(?:any |all |harmful |harsh |added |nasty ){0,2}(?:chemicals|toxins)';

const PROVEN = [
  'fda (?:approved|registered|cleared|certified)',
  'approved by (?:the )?(?:fda|doctors|health authorit(?:y|ies))',
  '(?:clinically|scientifically|medically|dermatologically|laboratory|lab) (?:proven|shown|validated|approved|recommended)',
  '(?:clinically|dermatologically) tested',
  'proven (?:to work|by science|by studies|effects?|results?)',
  '(?:doctor|physician|dermatologist|midwi(?:fe|ves))s? (?:recommend(?:s|ed)?|approved|tested)',
  'recommended by (?:doctors|dermatologists|physicians|midwives)',
  '(?:therapeutic|medical|medicinal|pharmaceutical|pharma|clinical|hospital) grade',
  '(?:chemical|toxin)s? free',
  `(?:free (?:of|from)|no|without|zero) ${CHEMICALS}`,
  'hypo ?allergenic',
  'non ?toxic',
  '(?:all|100 ?%) (?:natural|pure)',
  '(?:completely|perfectly|entirely|totally|absolutely|100 ?%) safe',
  "safe,? (?:because|since|as) (?:it is |they are |it's |they're )?(?:all |100 ?% |purely |entirely ){0,2}natural",
  'natural,? (?:and )?(?:so|therefore|thus|hence)(?: it is| they are)? safe',
];

const SUBSTANCE = '(?:oils?|drops?|resin|frankincense|tears)';

const SWALLOWED = [
  `(?:drink|swallow|ingest|sip|eat|chew|gargle)(?:s|ing)? (?:it|them|(?:(?!and )[a-z0-9]{1,12} ){0,3}${SUBSTANCE})`,
  'drops?(?: of [a-z]{1,14}(?: [a-z]{1,14})?)? (?:in|into|to|with|under) (?:a |your |the |some |morning ){0,2}(?:glass of water|drinking water|teas?|coffee|juice|smoothies?|food|honey|milk|tongue)',
  '(?:taken?|taking|used?|safe) (?:internally|orally|by mouth)',
  'add(?:ed)?(?: it| a drop| drops)? to (?:your |the )?(?:food|teas?|coffee|smoothies?)',
  'gargl(?:e|ing) with',
  '(?:internal|oral) use',
  'edible',
  'food grade',
  'safe to (?:eat|drink|swallow|ingest|consume)',
];

const UNDILUTED = [
  '(?:use|apply|wear|worn|put|rub|dab|massage|applied)(?: [a-z]{1,12}){0,5} (?:undiluted|neat)',
  '(?:undiluted|neat) (?:on|onto|to) (?:the |your |bare ){0,2}(?:skin|face|wrists?)',
  'without (?:diluting|dilution|a carrier)',
  'no need to dilute',
];

const CHILDREN =
  '(?:babies|baby|infants?|newborns?|toddlers?|children|kids|pets?|dogs?|cats?|horses?)';

const ON_OTHERS = [
  `(?:safe|good|gentle|suitable|perfect|ideal|great|made|mild|fine|enough) (?:for|on|with) (?:[a-z]{1,12} ){0,4}${CHILDREN}`,
  '(?:on|for|to|calms?|rub) (?:your |a |the |crying |teething ){0,2}(?:babies|baby|infants?|newborns?|toddlers?)',
  'for (?:your )?(?:dogs?|cats?|pets?)',
  'safe (?:for|during|in) (?:pregnan(?:cy|t [a-z]{1,12})|breast ?feeding|expectant [a-z]{1,12})',
];

const IN_EARS_OR_EYES = [
  '(?:in|into|inside) (?:your|the|an|each|both) (?:ears?|ear canals?|eyes?|nostrils?)',
];

/** What to do after an accident, such as oil in an eye. */
const FIRST_AID = /\b(?:rinse|wash|flush|consult|contact)\b/u;

export const USE_RULES = [
  rule(PROVEN, PROOF),
  rule(SWALLOWED, UNSAFE),
  rule(UNDILUTED, UNSAFE),
  rule(ON_OTHERS, UNSAFE),
  rule(IN_EARS_OR_EYES, UNSAFE, FIRST_AID),
];
