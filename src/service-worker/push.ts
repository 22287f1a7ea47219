declare const self: ServiceWorkerGlobalScope

/** What the platform sends, encrypted for this device (`contract/push.ts`). */
interface PushPayload {
  readonly title: string
  readonly text: string
  readonly path: string
  readonly tag: string
  readonly unread: number
}

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

function payloadOf(data: PushMessageData | null): PushPayload | null {
  try {
    const payload = data?.json() as Partial<PushPayload> | null | undefined
    const { title, text, path, tag, unread } = payload ?? {}
    const isWhole = [title, text, path, tag].every((each) => typeof each === 'string') && typeof unread === 'number'
    return isWhole ? (payload as PushPayload) : null
  } catch {
    return null
  }
}
