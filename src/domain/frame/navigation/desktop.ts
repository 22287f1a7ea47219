const hosts = /MicroMessenger|wxwork|DingTalk/i
const mobile = /Mobi|Android|iPhone|iPad|iPod|HarmonyOS|Kindle|Silk/i
const systems = /Windows NT|Macintosh|X11|CrOS/

/**
 * Whether a user agent is a desktop browser's. An iPad reports a Macintosh with Safari, and only its touch points
 * reveal it; when they are unknown (null) the device is taken for an iPad. The window of a desktop messenger counts as
 * a phone.
 */
export function isDesktopBrowser(userAgent: string, touchPoints: number | null): boolean {
  if (hosts.test(userAgent) || mobile.test(userAgent) || !systems.test(userAgent)) return false
  const mayBeTablet = userAgent.includes('Macintosh') && userAgent.includes('Version/')
  return !(mayBeTablet && (touchPoints === null || touchPoints > 1))
}
