/** Command that ends the hold of a rollback. */
export const RESUME = 'npm run publisher -- resume';

/** Command that confirms and publishes an intended loss. */
export const CONFIRM = 'npm run publisher -- confirm';
