const hosts = /MicroMessenger|wxwork|DingTalk/i
const mobile = /Mobi|Android|iPhone|iPad|iPod|HarmonyOS|Kindle|Silk/i
const systems = /Windows NT|Macintosh|X11|CrOS/

/**
 * Whether a browser is one of a desktop, by what it calls itself. A tablet of Apple says that it is a Macintosh with Safari: only its
 * touch points tell, and without them (null) it is taken for the tablet. The window of a messenger on a desktop is a phone's.
 */
export function isDesktopBrowser(userAgent: string, touchPoints: number | null): boolean {
  if (hosts.test(userAgent) || mobile.test(userAgent) || !systems.test(userAgent)) return false
  const mayBeTablet = userAgent.includes('Macintosh') && userAgent.includes('Version/')
  return !(mayBeTablet && (touchPoints === null || touchPoints > 1))
}
