import { port } from '../shared/port'

/** What the browser keeps of visited content, for reading offline. */
export interface ContentCache {
  /** Bytes it takes up, roughly; null where the browser does not say. */
  size(): Promise<number | null>
  /** False when it could not be cleared. The shell of the client, the session and drafts stay. */
  clear(): Promise<boolean>
}
export const ContentCache = port<ContentCache>('ContentCache')
