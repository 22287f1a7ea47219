/**
 * Whether the messenger asks the visitor. A silent login tells only which account it is, and therefore opens known
 * accounts alone.
 */
export const messengerAskings = ['silent', 'consent'] as const
export type MessengerAsking = (typeof messengerAskings)[number]
