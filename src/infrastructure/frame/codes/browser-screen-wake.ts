import type { ScreenWake } from '../../../application/frame/codes/screen-wake'

/**
 * The Screen Wake Lock API. The browser releases a lock whenever the page is hidden, so the lock is requested again
 * when the page is shown.
 */
export class BrowserScreenWake implements ScreenWake {
  keepAwake(): () => void {
    const wakeLock = navigator.wakeLock as WakeLock | undefined
    if (wakeLock === undefined) return () => undefined
    let isOver = false
    let lock: WakeLockSentinel | null = null
    const request = async () => {
      if (document.hidden) return
      // The browser refuses a lock while the battery is low.
      lock = await wakeLock.request('screen').catch(() => null)
      if (isOver) await lock?.release()
    }
    const onVisibility = () => void request()
    document.addEventListener('visibilitychange', onVisibility)
    void request()
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', onVisibility)
      void lock?.release()
    }
  }
}
