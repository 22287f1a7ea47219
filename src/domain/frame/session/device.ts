/** The kinds of devices on which a member is logged in. */
export const deviceKinds = ['phone', 'tablet', 'computer'] as const
export type DeviceKind = (typeof deviceKinds)[number]
