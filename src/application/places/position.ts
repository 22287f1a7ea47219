import type { Result } from '../../domain/shared/result'
import { port } from '../shared/port'

/** Degrees in WGS-84. */
export interface Place {
  readonly latitude: number
  readonly longitude: number
}

/** Why there is no position: not allowed, not to be found, or too slow. */
export type PositionProblem = 'denied' | 'not-found' | 'timeout'

/** Where the visitor is. Asked for only when he wants it: the browser then asks him. */
export interface Position {
  find(): Promise<Result<Place, PositionProblem>>
}
export const Position = port<Position>('Position')
