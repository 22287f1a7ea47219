import { withinTime } from '../host/time-limit'
import type { PushAddress, PushDevice, PushPermission } from '../../../application/frame/messages/push-device'

/** Milliseconds for the registration of the service worker, which browsers without storage never finish. */
const limit = 10_000

/** The Push API of the browser, over the service worker of the site. */
export class BrowserPushDevice implements PushDevice {
  permission(): PushPermission {
    const { Notification, PushManager, navigator } = globalThis as Partial<typeof globalThis>
    if (Notification === undefined || PushManager === undefined || navigator?.serviceWorker === undefined)
      return 'unable'
    return Notification.permission === 'default' ? 'askable' : Notification.permission
  }

  async subscribe(key: string): Promise<PushAddress | null> {
    try {
      if ((await Notification.requestPermission()) !== 'granted') return null
      const { pushManager } = await withinTime(limit, navigator.serviceWorker.ready)
      // A subscription with another key, such as that of a database before this one, cannot be renewed.
      const subscribe = () => pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
      const subscription = await subscribe().catch(async () => {
        await (await pushManager.getSubscription())?.unsubscribe()
        return await subscribe()
      })
      return addressOf(subscription)
    } catch {
      return null
    }
  }

  async current(): Promise<PushAddress | null> {
    const subscription = await this.subscription()
    return subscription === null ? null : addressOf(subscription)
  }

  async unsubscribe(): Promise<void> {
    await (await this.subscription())?.unsubscribe().catch(() => false)
  }

  private async subscription(): Promise<PushSubscription | null> {
    if (this.permission() === 'unable') return null
    const registration = await withinTime(limit, navigator.serviceWorker.getRegistration()).catch(() => null)
    return (await registration?.pushManager.getSubscription().catch(() => null)) ?? null
  }
}

function addressOf(subscription: PushSubscription): PushAddress | null {
  const { endpoint, keys } = subscription.toJSON()
  const { p256dh, auth } = keys ?? {}
  return endpoint === undefined || p256dh === undefined || auth === undefined ? null : { endpoint, p256dh, auth }
}
