/** An error that the user can fix, in one sentence. Any other error is a bug. */
export class Problem extends Error {}
