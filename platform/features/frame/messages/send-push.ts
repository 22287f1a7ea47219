import webPush from 'web-push'
import type { PushNotification } from '../../../../contract/push'
import type { pushSubscriptions } from '../../../kernel/messages/messages.schema'
import { isPushAddress } from './push-services'
import type { PushKeys } from './push-keys'

/** Milliseconds after which a push service is given up for now. */
const timeout = 10_000
/** Seconds for which a push service keeps a notification for a device that is off. */
const keptFor = 24 * 3600

type Device = typeof pushSubscriptions.$inferSelect
interface PushSender {
  readonly keys: PushKeys
  /** How the push service reaches us: an https or mailto address. */
  readonly contact: string
  readonly services: readonly string[]
}

/** `gone`: the device has no such subscription any more. `failed`: it may work later. */
export type PushOutcome = 'sent' | 'gone' | 'failed'

/** Sends a notification to a device, encrypted for it (RFC 8291), by the push service of its browser or app. */
export async function sendPush(
  { endpoint, p256dh, auth }: Device,
  notification: PushNotification,
  { keys, contact, services }: PushSender,
): Promise<PushOutcome> {
  // The services may have been configured anew since the device subscribed.
  if (!isPushAddress(endpoint, services)) return 'gone'
  try {
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(notification),
      { vapidDetails: { subject: contact, ...keys }, TTL: keptFor, contentEncoding: 'aes128gcm' },
    )
    const { 'Content-Length': _length, ...rest } = headers as Record<string, string | number>
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, String(value)])),
      body: new Uint8Array(body ?? []),
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    })
    await response.body?.cancel()
    if (response.ok) return 'sent'
    return response.status === 404 || response.status === 410 ? 'gone' : 'failed'
  } catch {
    return 'failed'
  }
}
