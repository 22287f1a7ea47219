import type { DeviceKind } from '../../frame/session/device'

/** A device on which the member is logged in. */
export interface Device {
  readonly id: string
  /** Whether it is the one that shows this. */
  readonly current: boolean
  /** The browser and the system; null when they are unknown. */
  readonly browser: string | null
  readonly system: string | null
  readonly kind: DeviceKind | null
  /** Roughly where it logged in; null when that is unknown. */
  readonly area: string | null
  readonly loggedInAt: number
  readonly usedAt: number
}

/** How the member can log in, and where they are logged in. */
export interface Safety {
  readonly hasPassword: boolean
  /** The nickname at the messenger, '' when it gave none; null when no account of the messenger is bound. */
  readonly messenger: string | null
  readonly devices: readonly Device[]
}
