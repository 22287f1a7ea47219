/** A mistyped or impossible command; the message says what is right. */
export class OperatorError extends Error {}
