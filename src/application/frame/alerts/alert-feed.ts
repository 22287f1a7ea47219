import { port } from '../shared/port'
import type { CurrentAlerts } from './current-alerts-gateway'

/** The events of the alerts. */
export type AlertNews =
  /** The stream has begun, or the office changed something. */
  | { readonly type: 'started'; readonly current: CurrentAlerts }
  /** The connection is alive. */
  | { readonly type: 'alive' }
  /** The stream has ended, or could not begin. */
  | { readonly type: 'lost' }

/** Streams what runs until the returned function is called. It does not reconnect by itself. */
export interface AlertFeed {
  open(listener: (news: AlertNews) => void): () => void
}
export const AlertFeed = port<AlertFeed>('AlertFeed')
