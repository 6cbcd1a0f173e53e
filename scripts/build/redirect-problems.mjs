/** @typedef {import('../../src/domain/redirects/working-redirects').CheckedRedirects} Checked */
/** @typedef {Checked['leftOut'][number]['reason']} Reason */

/** @param {Reason} reason */
function inWords(reason) {
  switch (reason.code) {
    case 'page-exists':
      return 'there is a page at this address';
    case 'same-path':
      return 'another redirect has this address';
    case 'to-itself':
      return 'it leads to itself';
    case 'to-another':
      return `it leads to “${reason.next}”, which is redirected too`;
  }
}

/**
 * Returns what editors should correct in the redirects that a build leaves out.
 * @param {Checked['leftOut']} leftOut
 */
export const redirectProblems = (leftOut) =>
  leftOut.map(({ redirect: { id, from }, reason }) => ({
    document: `redirect/${id}`,
    title: from,
    problem: `the redirect is left out: ${inWords(reason)}`,
  }));
