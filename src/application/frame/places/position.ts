import type { GeoPoint } from '../../../domain/frame/places/geo-point'
import type { Result } from '../../../domain/frame/shared/result'
import { port } from '../shared/port'

/** Why there is no position: permission denied, position unavailable, or timeout. */
export type PositionProblem = 'denied' | 'not-found' | 'timeout'

/**
 * The visitor's position. It is requested only when the visitor wants it, because the browser then asks for permission.
 */
export interface PositionSource {
  /**
   * @param isExact True for a new position, as exact as the device can determine it; false for a position that is good
   * enough to list what is near.
   */
  find(isExact?: boolean): Promise<Result<GeoPoint, PositionProblem>>
}
export const PositionSource = port<PositionSource>('PositionSource')
