/** The acts that a scanned code of an activity may do. */
export const signActs = ['check-in', 'check-out'] as const
export type SignAct = (typeof signActs)[number]
