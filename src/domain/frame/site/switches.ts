/** The codes of the site's switches (B14). */
export const switchCodes = { publish: 5, volunteer: 6, order: 7, cardCheck: 8, faceCheck: 9, realName: 10 } as const

/** The value of each switch by its code. */
export type Switches = Readonly<Record<number, string>>

/** Whether a switch allows something; a missing switch allows it. */
export function isAllowed(switches: Switches, name: keyof typeof switchCodes): boolean {
  return switches[switchCodes[name]] !== '0'
}

/** Whether members may have their real name checked, for which their identity card is checked too. */
export function offersRealName(switches: Switches): boolean {
  return isAllowed(switches, 'realName') && isAllowed(switches, 'cardCheck')
}

/** Whether a face check is required. A missing switch requires none, because few apps can check a face. */
export function asksForFace(switches: Switches): boolean {
  return switches[switchCodes.faceCheck] === '1'
}
