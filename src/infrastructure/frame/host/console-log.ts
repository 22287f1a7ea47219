import type { Log } from '../../../application/frame/shared/log'

/** Logs to the console at a level that is hidden by default. */
export class ConsoleLog implements Log {
  note(event: string, facts: Readonly<Record<string, string | number>> = {}): void {
    console.debug(`[townsquare] ${event}`, facts)
  }
}
