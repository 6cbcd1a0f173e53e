/** An error that the user can fix. Its message is one sentence. Any other error is a bug. */
export class Problem extends Error {}
