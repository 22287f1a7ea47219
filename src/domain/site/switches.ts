/** Codes of the switches of a site (B14). */
const codes = { publish: 5 } as const

/** The value of each switch by its code. */
export type Switches = Readonly<Record<number, string>>

/** A missing switch allows everything. */
export function isAllowed(switches: Switches, name: keyof typeof codes): boolean {
  return switches[codes[name]] !== '0'
}
