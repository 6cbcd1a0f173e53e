/**
 * Why a publication did not take place although nothing failed: the owner went back to an earlier
 * release, or too many documents would have gone.
 */
export class Held extends Error {
  /**
   * @param {string} message
   * @param {{ isTriedAgain: boolean }} options whether it may end without a word from the CMS or the owner.
   */
  constructor(message, { isTriedAgain }) {
    super(message);
    this.isTriedAgain = isTriedAgain;
  }
}
