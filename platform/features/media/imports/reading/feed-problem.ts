/** Says why a feed cannot be read. */
export class FeedProblem extends Error {}
