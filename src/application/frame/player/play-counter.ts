import type { Outcome } from '../shared/failure'
import { port } from '../shared/port'

/** Counts what is played. */
export interface PlayCounter {
  /** One more play of an audio. */
  count(audioId: string): Promise<Outcome<unknown>>
}
export const PlayCounter = port<PlayCounter>('PlayCounter')
