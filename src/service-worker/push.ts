import type { PushNotification } from '../../contract/push'

declare const self: ServiceWorkerGlobalScope

interface BadgingNavigator {
  setAppBadge?(count: number): Promise<void>
}

/** Shows what a push service has brought, also while the client is closed. */
export async function showPush({ data }: PushEvent): Promise<void> {
  const payload = payloadOf(data)
  if (payload === null) return
  const { title, text, path, tag, unread } = payload
  await Promise.all([
    self.registration.showNotification(title, { body: text, tag, data: path }),
    // A browser refuses a number at the icon of a site that is not installed.
    (self.navigator as BadgingNavigator).setAppBadge?.(unread).catch(() => undefined),
  ])
}

/**
 * Opens what a notification tells of, in a window of the client where there is one: it comes to the front first, since
 * a tap allows one such act, and then goes there by itself, so that its sound plays on and nothing typed is lost.
 */
export async function openPushed({ notification }: NotificationEvent): Promise<void> {
  notification.close()
  const { origin } = self.location
  const url = new URL(String(notification.data), origin)
  // Only addresses of this site are opened, whatever the notification says.
  if (url.origin !== origin) return
  const windows = await self.clients.matchAll({ type: 'window' })
  const [seen] = [...windows].sort((one, other) => Number(other.focused) - Number(one.focused))
  const openNew = () => self.clients.openWindow(url.href).catch(() => null)
  const focused = (await seen?.focus().catch(() => null)) ?? null
  if (focused === null && (await openNew()) !== null) return
  const client = focused ?? seen
  if (client === undefined || (await isLed(client, url.href.slice(origin.length)))) return
  await client.navigate(url.href).catch(openNew)
}

/** Milliseconds within which a client that is alive says that it goes where it is asked to. */
const answerLimit = 1000

/** Asks a client to go to a path; false when it does not answer, such as one that the browser has put to sleep. */
function isLed(client: WindowClient, path: string): Promise<boolean> {
  const { port1, port2 } = new MessageChannel()
  return new Promise<boolean>((resolve) => {
    port1.addEventListener('message', () => resolve(true))
    port1.start()
    setTimeout(resolve, answerLimit, false)
    client.postMessage({ type: 'open', path }, [port2])
  }).finally(() => port1.close())
}

type TypeOf<Value> = Value extends number ? 'number' : 'string'

/** What each field is; the contract's schema itself would weigh more than all that the worker does. */
const fields = { title: 'string', text: 'string', path: 'string', tag: 'string', unread: 'number' } as const satisfies {
  readonly [Field in keyof PushNotification]: TypeOf<PushNotification[Field]>
}

function isNotification(payload: unknown): payload is PushNotification {
  if (typeof payload !== 'object' || payload === null) return false
  return Object.entries(fields).every(([name, type]) => typeof Reflect.get(payload, name) === type)
}

function payloadOf(data: PushMessageData | null): PushNotification | null {
  try {
    const payload: unknown = data?.json()
    return isNotification(payload) ? payload : null
  } catch {
    return null
  }
}
