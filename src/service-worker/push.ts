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

/** Opens what a notification tells of, in a window of the client where there is one. */
export async function openPushed({ notification }: NotificationEvent): Promise<void> {
  notification.close()
  const { origin } = self.location
  const url = new URL(String(notification.data), origin)
  // Only addresses of this site are opened, whatever the notification says.
  if (url.origin !== origin) return
  const windows = await self.clients.matchAll({ type: 'window' })
  const [seen] = [...windows].sort((one, other) => Number(other.focused) - Number(one.focused))
  const opened = await seen?.navigate(url.href).catch(() => null)
  if (opened == null) await self.clients.openWindow(url.href)
  // A browser focuses a window after a tap alone.
  else await opened.focus().catch(() => null)
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
