/** When on a day somebody wants help; 'any' where it makes no difference. */
export const timesOfDay = ['any', 'morning', 'afternoon', 'evening'] as const
export type TimeOfDay = (typeof timesOfDay)[number]
