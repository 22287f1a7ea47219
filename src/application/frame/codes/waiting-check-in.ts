import type { GeoPoint } from '../../../domain/frame/places/geo-point'
import type { CheckInAct } from '../../../domain/frame/codes/check-in-act'
import type { LocalStorage } from '../shared/storage'

/** A check-in or check-out that waits for a network, with its own time. */
export interface WaitingCheckIn {
  readonly act: CheckInAct
  readonly activityId: string
  /** The id of the member who checked in or out. The check-in is sent in nobody else's name. */
  readonly userId: string
  readonly code: string | null
  readonly place: GeoPoint | null
  readonly at: number
}

/** The storage key of the waiting check-ins. */
export const waitingCheckInsKey = 'waiting-signs'

/** All check-ins and check-outs that wait on this device. */
export function readWaitingCheckIns(storage: LocalStorage): readonly WaitingCheckIn[] {
  const stored = storage.read(waitingCheckInsKey)
  return Array.isArray(stored) ? (stored as WaitingCheckIn[]) : []
}
