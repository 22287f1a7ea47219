/** The acts that a scanned code of an activity may do. */
export const checkInActs = ['check-in', 'check-out'] as const
export type CheckInAct = (typeof checkInActs)[number]
