/**
 * Thrown when a publication is held back although nothing failed: the owner went back to an earlier
 * release, or too many documents would disappear.
 */
export class Held extends Error {
  /**
   * @param {string} message
   * @param {{ isTriedAgain: boolean }} options `isTriedAgain` is whether to retry soon. Pass `true`
   * when the reason may go away without an event of the CMS or a command of the owner.
   */
  constructor(message, { isTriedAgain }) {
    super(message);
    this.isTriedAgain = isTriedAgain;
  }
}
