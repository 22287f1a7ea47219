import { port } from './port'

/** The current time and timers, as a port. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  /** Runs `act` once after `milliseconds`; the returned function cancels it. */
  after(milliseconds: number, act: () => void): () => void
  /** Runs `act` every `milliseconds` until the returned function is called. */
  every(milliseconds: number, act: () => void): () => void
}
export const Clock = port<Clock>('Clock')
