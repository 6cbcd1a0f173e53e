/**
 * Terms that only this repository used, each with the common terms that replaced it.
 * `test/retired-terms.test.ts` checks that code, comments, tests and documents contain none of
 * them.
 */
export const RETIRED_TERMS: readonly (readonly [pattern: RegExp, use: string])[] = [
  [/\bdrawn ahead\b|\bdraw-page\b|\bdrawPage\b|\bdrawings of pages\b/iu, 'prerendered, render'],
  [
    /\basleep\b|\bawake\b|\bcomes? to life\b|\bfirst-?sign\b/iu,
    'not yet hydrated, hydrated, hydrate',
  ],
  [/\bkept-?acts\b|\bchangeAgain\b|\bdoAgain\b/iu, 'event replay'],
  [
    /\blate-?(?:code|view|part|drawings?|sheet)\b/iu,
    'lazy import, lazy component, deferred styles',
  ],
  [/\bcoming-?(?:pages|links)\b/iu, 'route prefetch, link prefetch'],
  [/\bfindable\b/iu, 'seo'],
  [/\bcalls? off\b|\bcallOff\w*/iu, 'abort, cancel'],
  [/\bReadKey\b|\bReadCache\b|\bpageAnswer\b|\bPageAnswer\b/u, 'query, render response'],
  [/\bown-?values\b|\bas-?one-?scrolls\b|\bon-paper\b/iu, 'CSS variables, scroll animation, print'],
  [/\bquestions-?in-?doubt\b|\binDoubt\b|\bin doubt\b/iu, 'stale queries'],
  [
    /\banswer-?keeper\b|\bkept-?answer\b|\bstandingOf\b|\bbrief-?memory\b/iu,
    'page cache, cached response',
  ],
  [/\blayOver\b|\btwins?\b|\bmakeTwin\b/iu, 'clone, overlay'],
  [
    /\baskable\b|\blet-go\b|\bletGo\b|\bsealed-?site\b/iu,
    'query allowlist, drain request, signed origin',
  ],
  [/\bmothers?\b|\bsigned-off\b|\blittle-room\b/iu, 'builders, visual baselines, small viewports'],
  [
    /\bProductAspect\b|\bPRODUCT_ASPECTS\b|\bQuestionLog\b|\bAnsweredQuestion\b/u,
    'filter field, query',
  ],
  [/\bkeep-?files\b|\bnotePage\b|\btoldTo\b/iu, 'reuse files, record dependencies, publish with'],
  [/\bstoreys?\b|\bbasement\b/iu, 'layers'],
];
