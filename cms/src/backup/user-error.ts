/** An error that the user can fix. The command prints its message without a stack. */
export class Problem extends Error {}
