import type { Outcome } from '../shared/failure'
import { port } from '../shared/port'

/** Counts plays of audios. */
export interface PlayCounter {
  /** Counts one more play of an audio. */
  count(audioId: string): Promise<Outcome<unknown>>
}
export const PlayCounter = port<PlayCounter>('PlayCounter')
