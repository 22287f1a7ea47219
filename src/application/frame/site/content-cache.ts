import { port } from '../shared/port'

/** The browser's cache of visited content, for reading offline. */
export interface ContentCache {
  /** The approximate size in bytes; null where the browser does not report it. */
  size(): Promise<number | null>
  /** Clears the copies; false when that failed. The client itself, the session and drafts are kept. */
  clear(): Promise<boolean>
}
export const ContentCache = port<ContentCache>('ContentCache')
