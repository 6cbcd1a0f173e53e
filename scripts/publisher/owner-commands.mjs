/** What ends the hold that going back began, as the owner types it. */
export const RESUME = 'npm run publisher -- resume';

/** What publishes a loss that is meant. */
export const CONFIRM = 'npm run publisher -- confirm';
