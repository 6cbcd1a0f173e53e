/**
 * Thrown by a publication that is held although nothing failed: after a rollback, or until the
 * owner confirms the loss of many documents.
 */
export class Held extends Error {
  /**
   * @param {string} message
   * @param {{ isTriedAgain: boolean }} options `isTriedAgain`: whether to retry soon. Pass `true`
   * when the reason may go away by itself, without an event of the CMS or a command of the owner.
   */
  constructor(message, { isTriedAgain }) {
    super(message);
    this.isTriedAgain = isTriedAgain;
  }
}
