import { randomUUID } from 'node:crypto';
import { SITE, visit } from './visitor-request.mjs';

/**
 * @typedef {object} Enquiry
 * @property {string} email unique for each visitor, so it identifies the enquiry.
 * @property {string} message
 * @property {string} key the idempotency key, with which the CMS recognizes a repeated enquiry.
 * @property {string} from the visitor's IP address.
 * @property {boolean} isForm whether the visitor sends the enquiry as a form post, as a browser
 * without JavaScript does.
 * @property {boolean} isAcknowledged
 */

const THANKS = `${SITE}/thank-you`;

/** @param {Enquiry} enquiry */
const asForm = ({ email, message }) => ({
  headers: {
    Accept: 'text/html',
    'Content-Type': 'application/x-www-form-urlencoded',
    Origin: SITE,
  },
  body: `${new URLSearchParams({ kind: 'contact', name: 'Ayaan Warsame', email, message, website: '' })}`,
});

/** @param {Enquiry} enquiry */
const asJson = ({ email, message, key }) => ({
  headers: { 'Content-Type': 'application/json', Origin: SITE },
  body: JSON.stringify({ data: { kind: 'contact', name: 'Ayaan Warsame', email, message, key } }),
});

/**
 * Returns functions for visitors who send enquiries through nginx, even while the CMS is down.
 * @param {import('./seeded-random.mjs').Dice} dice
 * @param {() => import('./visitor-request.mjs').Nginx} nginx returns the running nginx.
 */
export function visitorsOf(dice, nginx) {
  /** @type {Enquiry[]} */
  let all = [];
  let refused = 0;

  /** @param {Enquiry} enquiry */
  async function send(enquiry) {
    const { isForm, from } = enquiry;
    const way = { method: 'POST', from, ...(isForm ? asForm(enquiry) : asJson(enquiry)) };
    // A failed connection counts like a response that refuses the enquiry.
    const answer = await visit(nginx(), '/api/enquiries', way).catch(() => null);
    const isStored = isForm
      ? answer?.status === 303 && answer.location === THANKS
      : answer?.status === 201;
    if (isStored) enquiry.isAcknowledged = true;
    else refused += 1;
  }

  /**
   * Creates a new visitor with an enquiry.
   * @returns {Enquiry}
   */
  function aVisitor() {
    const number = all.length + 1;
    const enquiry = {
      email: `visitor-${number}-${randomUUID().slice(0, 8)}@example.com`,
      message: `Do you sell ${dice.below(90) + 1} kilos? ${dice.oneOf(['Thanks', 'لبان', '👋', 'a & b'])}`,
      key: randomUUID(),
      from: `127.0.${(number >> 8) + 1}.${number & 255}`,
      isForm: dice.isHeads(),
      isAcknowledged: false,
    };
    all.push(enquiry);
    return enquiry;
  }

  return {
    /**
     * Sends the enquiries of one or two new visitors. Sends some enquiries twice, to simulate a
     * double click.
     */
    async write() {
      const chosen = Array.from({ length: 1 + dice.below(2) }, aVisitor);
      const again = chosen.filter(() => dice.below(4) === 0);
      await Promise.all([...chosen, ...again].map(send));
    },
    /** Resends queued enquiries, as the visitors' browsers do. */
    async sendQueued() {
      await Promise.all(all.filter((one) => !one.isAcknowledged && !one.isForm).map(send));
    },
    /**
     * Remembers the current list of enquiries. The returned function restores that list, as the
     * restore of a backup does, and returns how many later enquiries are lost.
     */
    remember() {
      const then = [...all];
      return () => {
        const lost = all.filter((one) => !then.includes(one)).length;
        all = then;
        return lost;
      };
    },
    /**
     * Compares the sent enquiries with those that the CMS has stored. A fault is an acknowledged
     * enquiry that is not stored, or an enquiry that is stored twice.
     * @param {readonly { email: string }[]} stored
     * @returns {{ sent: number, acknowledged: number, refused: number, faults: readonly string[] }}
     */
    compare(stored) {
      /** @type {Map<string, number>} */
      const counts = new Map();
      for (const { email } of stored) counts.set(email, (counts.get(email) ?? 0) + 1);
      const faults = all.flatMap(({ email, isAcknowledged, isForm }) => {
        const count = counts.get(email) ?? 0;
        const way = isForm ? 'form' : 'JSON';
        if (isAcknowledged && count === 0)
          return [`${email} (${way}) was acknowledged and is lost`];
        return count > 1 ? [`${email} (${way}) is stored ${count} times`] : [];
      });
      const acknowledged = all.filter((one) => one.isAcknowledged).length;
      return { sent: all.length, acknowledged, refused, faults };
    },
  };
}
