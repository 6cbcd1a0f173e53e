import { AGAINST, BETTER, FUNCTION, ILLNESS, OF_PEOPLE_AND_TREES } from './health-words';
import { gap, rule } from './rule';

const HEALTH = 'This promises an effect on health, which the law allows for medicines only.';
const ACIDS = 'Boswellic acids stay in the resin. A distilled oil does not contain them.';

const PRODUCTS =
  'oils?|frankincense|incense|essences?|balms?|creams?|salves?|blends?|products?|(?:resin|tears|gum) (?:of|from)';
const PERSONS =
  'skin|body|bodies|people|persons?|patients?|you|your|human|wom[ae]n|m[ae]n|children';
const TREES = 'trees?|bark|trunks?|boughs?|branch(?:es)?|incisions?|saplings?';

/** Matches a sentence about a tree that mentions no product or person. Trees heal their cuts. */
const OF_TREES = new RegExp(
  `^(?!.*\\b(?:${PRODUCTS}|${PERSONS}|cur(?:e|es|ed|ing))\\b)(?=.*\\b(?:${TREES})\\b)`,
  'u',
);

const CURE = '\\bcur(?:e|es|ed|ing)\\b(?: slowly| further| fully)?';

/** Resin and soap cure: they harden. */
const HARDENS = new RegExp(
  [
    '\\b(?:sun|air|heat)-cured\\b',
    '\\bcured (?:resin|tears|soap|bars?)\\b',
    '\\bcure of (?:the )?(?:resin|tears|soap)\\b',
    '\\bcuring (?:time|shed|racks?|floor|room)\\b',
    `${CURE} (?:on|in|under) the (?:barks?|trees?|sun|shade|floor|air|shed|racks?)\\b`,
    `\\b(?:resins?|tears?|sap|gum|lumps?|drops?|soaps?|bars?)\\b.{0,60}(?<!\\b(?:an?|the|your|our|its|this|natural|ancient|perfect) )${CURE}(?: (?:on|in|under|until|before|over|during)\\b| for (?:\\d|a |two|three|four|six|several|some|many|days|weeks|months)|[.,;]|$)`,
  ].join('|'),
  'u',
);

/** “Takes great pains” and the like: care, not pain. */
const CARE = /\b(?:tak(?:e|es|ing)|took|great|spared?|no) (?:\w{1,12} )?pains\b/u;

/** Advice or a warning that mentions an illness: “If you suffer from asthma, ask a doctor”. */
const ADVICE =
  /\b(?:consult|contact|ask (?:a|an|your)|see (?:a|your) (?:doctor|physician|pharmacist)|avoid|may cause)\b/u;

const ABSENT = /\b(?:no|not|none|never|without|cannot|stays?|remains?|too heavy)\b/u;

export const HEALTH_RULES = [
  rule([`(?:${AGAINST})${gap(6)}(?:${ILLNESS})`], HEALTH, CARE),
  rule([`(?:${AGAINST})${gap(6)}(?:${OF_PEOPLE_AND_TREES})`], HEALTH, OF_TREES),
  rule(
    [
      `(?:for|against|stops?|less|no more|goodbye to|rid of|free from)${gap(1)}(?:${ILLNESS})`,
      `suffer(?:s|ing)? from${gap(2)}(?:${ILLNESS})`,
      `(?:less|fewer)${gap(1)}(?:stress|infections|illness(?:es)?)`,
      // A list of illnesses without a verb, as in a heading.
      `(?:${ILLNESS})(?:,| and|, and| or| &) (?:${ILLNESS})`,
    ],
    HEALTH,
    ADVICE,
  ),
  rule(
    [
      `(?:${ILLNESS}|wound|scar|stress) (?:relief|reliever|relieving|remed(?:y|ies)|treatment|cure|killer|killing|fighting|reducing|busting|healing)`,
      '(?:pains?|aches?|anxiety|stress) (?:melts?|fades?|disappears?|vanish(?:es)?)(?: away)?',
      'keeps? (?:[a-z]{1,12} ){0,3}(?:viruses|germs|infections?|colds|flu) away',
    ],
    HEALTH,
  ),
  rule(
    [
      `(?:${BETTER})${gap(4)}(?:${FUNCTION})`,
      '(?:open|clear)(?:s|ed|ing)?(?: up)? (?:the |your )?(?:airways|sinuses|lungs|breathing|nose|chest)',
      'immun(?:e|ity) (?:boost(?:er|ing)?|support(?:ing)?|strengthening)',
      'calm(?:s|er|ing)? (?:the |your )?(?:mind|nerves)',
    ],
    HEALTH,
  ),
  rule(['heal(?:s|ed|ing|er)?'], HEALTH, OF_TREES),
  rule(['cur(?:e|es|ed|ing|ative)'], HEALTH, HARDENS),
  rule(
    [
      '(?:natural|home|herbal|ancient|traditional|folk|age old|old|proven|effective|gentle|miracle) remed(?:y|ies)',
      'medicinal(?:ly)?',
      "(?:traditional|folk|herbal|natural|ayurvedic|chinese|ancient|nature's) medicines?",
      '(?:used in|as|like) (?:a )?medicine',
      "nature's (?:pharmacy|cure)",
      'therapeutic(?:ally)?',
      '(?:good|great|beneficial) for (?:your |the )?health',
      'health benefits?',
      'promot(?:e|es|ing) (?:health|healthy|healing|wellness|well being|vitality)(?: skin)?',
    ],
    HEALTH,
  ),
  rule(
    [
      'anti ?(?:inflammator(?:y|ies)|bacterials?|septics?|virals?|fungals?|microbials?|biotics?|cancer|tumou?r|ageing|aging|wrinkles?|anxiety|depressants?|spasmodic|rheumatic|oxidants?)',
      'years younger',
      'younger looking',
      'free radicals',
      'analgesics?',
      'painkill(?:er|ers|ing)',
      'sedatives?',
      'diuretic',
      'expectorant',
      'mouthwash',
    ],
    HEALTH,
  ),
  rule(
    [
      'de ?tox(?:es|ing|if(?:y|ies|ied|ying)|ification|ifier)?',
      '(?:flush|cleans|purg)(?:e|es|ed|ing)?(?: out)?(?: the| your)?(?: body of)? toxins',
      '(?:regenerat|rejuvenat|renew)(?:e|es|ed|ing|s)?(?: the| your| old| damaged| skin){0,3} (?:cells?|tissues?|skin)',
      '(?:helps?|aids?|lets?|makes?|sends?)(?: [a-z]{1,10}){0,3} (?:fall a?sleep|to sleep|sleep)',
      '(?:better|deeper?|restful|sounder|improves?|promotes?)(?: [a-z]{1,10}){0,2} sleep',
      'sleep aid',
      '(?:no|without|free of|free from) side effects',
    ],
    HEALTH,
  ),
  rule(['boswellic acids?'], ACIDS, ABSENT),
];
