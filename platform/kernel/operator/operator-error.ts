/** A mistyped or impossible command; the message states the right form. */
export class OperatorError extends Error {}
