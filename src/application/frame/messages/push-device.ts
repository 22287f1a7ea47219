import { port } from '../shared/port'

/** The address at which a push service takes notifications for a device, and the device's keys. */
export interface PushAddress {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

/**
 * Whether the device may be notified: `askable` while nobody has asked, `denied` once its owner has refused, which only
 * they can change, and `unable` where it has no notifications.
 */
export type PushPermission = 'unable' | 'askable' | 'granted' | 'denied'

/** The notifications of the browser. */
export interface PushDevice {
  permission(): PushPermission
  /** Subscribes, and asks its owner first where nobody has; null when they refuse or the push service is away. */
  subscribe(key: string): Promise<PushAddress | null>
  /** The subscription that there is; null without one. */
  current(): Promise<PushAddress | null>
  unsubscribe(): Promise<void>
}
export const PushDevice = port<PushDevice>('PushDevice')
