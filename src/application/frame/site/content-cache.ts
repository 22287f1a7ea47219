import { port } from '../shared/port'

/** The browser's cache of visited content, for reading offline. */
export interface ContentCache {
  /** Approximate size in bytes; null where the browser does not report it. */
  size(): Promise<number | null>
  /** False when it could not be cleared. The client itself, the session and drafts stay. */
  clear(): Promise<boolean>
}
export const ContentCache = port<ContentCache>('ContentCache')
