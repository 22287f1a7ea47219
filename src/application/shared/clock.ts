import { port } from './port'

/** The time and timers, as a port of use cases. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  /** Runs `act` once after `milliseconds`; the returned function takes it back. */
  after(milliseconds: number, act: () => void): () => void
  /** Runs `act` every `milliseconds` until the returned function is called. */
  every(milliseconds: number, act: () => void): () => void
}
export const Clock = port<Clock>('Clock')
