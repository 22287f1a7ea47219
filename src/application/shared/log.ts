import { port } from './port'

/** Notes for whoever looks after the product. Facts by name only: never personal data, addresses with queries or words that a user wrote. */
export interface Log {
  note(event: string, facts?: Readonly<Record<string, string | number>>): void
}
export const Log = port<Log>('Log')
