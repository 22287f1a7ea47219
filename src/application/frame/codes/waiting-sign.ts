import type { GeoPoint } from '../../../domain/frame/places/geo-point'
import type { SignAct } from '../../../domain/frame/codes/sign-act'
import type { LocalStorage } from '../shared/storage'

/** A check-in or check-out that waits for a network, with its own time. */
export interface WaitingSign {
  readonly act: SignAct
  readonly activityId: string
  /** The member who made it; it is sent in nobody else's name. */
  readonly userId: string
  readonly code: string | null
  readonly place: GeoPoint | null
  readonly at: number
}

/** The storage key. */
export const waitingSignsKey = 'waiting-signs'

/** All check-ins and check-outs that wait on this device. */
export function readWaitingSigns(storage: LocalStorage): readonly WaitingSign[] {
  const kept = storage.read(waitingSignsKey)
  return Array.isArray(kept) ? (kept as WaitingSign[]) : []
}
