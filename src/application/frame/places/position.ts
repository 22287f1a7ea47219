import type { Result } from '../../../domain/frame/shared/result'
import { port } from '../shared/port'

/** Degrees in WGS-84. */
export interface Place {
  readonly latitude: number
  readonly longitude: number
}

/** Why there is no position: permission denied, position unavailable, or timeout. */
export type PositionProblem = 'denied' | 'not-found' | 'timeout'

/** The visitor's position. Requested only when the visitor wants it, since the browser then asks for permission. */
export interface Position {
  /** @param isExact as exactly as the device can, and not from before; otherwise good enough to name what is near */
  find(isExact?: boolean): Promise<Result<Place, PositionProblem>>
}
export const Position = port<Position>('Position')
