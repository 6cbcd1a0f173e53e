/** An error that the user can fix. Its message is one sentence, which the command prints. */
export class Problem extends Error {}
