/** The system of a phone, as far as its browsers and apps differ by it. */
export type HostSystem = 'ios' | 'android' | 'other'

/**
 * The system that a user agent names.
 * @param touchPoints An iPad may report a Macintosh, which has no touch screen.
 */
export function systemOf(userAgent: string, touchPoints = 0): HostSystem {
  if (/iphone|ipad|ipod/i.test(userAgent)) return 'ios'
  if (/macintosh/i.test(userAgent) && touchPoints > 1) return 'ios'
  return /android/i.test(userAgent) ? 'android' : 'other'
}
