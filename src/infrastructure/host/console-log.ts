import type { Log } from '../../application/shared/log'

/** Notes go to the console at the level that is hidden by default. */
export class ConsoleLog implements Log {
  note(event: string, facts: Readonly<Record<string, string | number>> = {}): void {
    console.debug(`[townsquare] ${event}`, facts)
  }
}
