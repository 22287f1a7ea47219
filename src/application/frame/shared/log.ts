import { port } from './port'

/** The log. It takes names and figures, never personal data, addresses with queries or text that a user wrote. */
export interface Log {
  note(event: string, facts?: Readonly<Record<string, string | number>>): void
}
export const Log = port<Log>('Log')
