import type { Result } from '../../../domain/frame/shared/result'
import { port } from '../shared/port'

/** A position in degrees, WGS-84. */
export interface Place {
  readonly latitude: number
  readonly longitude: number
}

/** Why there is no position: permission denied, position unavailable, or timeout. */
export type PositionProblem = 'denied' | 'not-found' | 'timeout'

/**
 * The visitor's position. It is requested only when the visitor wants it, because the browser then asks for permission.
 */
export interface Position {
  /**
   * @param isExact True for a new position, as exact as the device can; false for one good enough to name what is near.
   */
  find(isExact?: boolean): Promise<Result<Place, PositionProblem>>
}
export const Position = port<Position>('Position')
