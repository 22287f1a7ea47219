import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { count, flag } from './fields'

/** What a notification carries to the service worker of a device. */
export const pushNotification = z.object({
  title: z.string(),
  text: z.string(),
  /** The path that a tap opens. */
  path: z.string(),
  /** A later notification with the same tag replaces it. */
  tag: z.string(),
  /** The number of unread messages. */
  unread: count,
})
export type PushNotification = z.input<typeof pushNotification>

const endpointAddress = z.string().check(z.minLength(1), z.maxLength(1000))
/** A key as a browser writes it: base64url without padding. */
const key = (most: number) => z.string().check(z.regex(/^[\w-]+$/), z.maxLength(most))

export const getPushKey = endpoint({
  id: null,
  name: 'getPushKey',
  method: 'GET',
  url: '/v1/push_key',
  summary: 'The public key with which a device subscribes to notifications of this site (VAPID)',
  access: 'session',
  answer: z.object({ key: z.string() }),
})
export const subscribeToPush = endpoint({
  id: null,
  name: 'subscribeToPush',
  method: 'PUT',
  url: '/v1/push_subscription',
  summary: 'This device gets notifications of my messages, by its push service',
  access: 'session',
  body: z.object({ endpoint: endpointAddress, p256dh: key(100), auth: key(50) }),
  answer: z.object({ subscribed: flag }),
})
export const unsubscribeFromPush = endpoint({
  id: null,
  name: 'unsubscribeFromPush',
  method: 'POST',
  url: '/v1/push_subscription/end',
  summary: 'This device gets no more notifications',
  access: 'session',
  body: z.object({ endpoint: endpointAddress }),
  answer: z.object({ subscribed: flag }),
})
