/** What the user can do something about, in one sentence; anything else is a fault of ours. */
export class Problem extends Error {}
