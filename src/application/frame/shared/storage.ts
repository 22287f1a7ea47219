import { port } from './port'

/** The one wrapper over the browser's storage. It never throws, and falls back to memory when storage refuses. */
export interface LocalStorage {
  /** Reads the value under `key`; null when there is none, it has expired or cannot be read. */
  read(key: string): unknown
  /**
   * Stores a JSON value that expires after `minutes`, or never when omitted (stored items carry `data` and `expireAt`,
   * B29).
   */
  write(key: string, value: unknown, minutes?: number): void
  remove(key: string): void
}
/** Storage that survives closing the browser. */
export const LocalStorage = port<LocalStorage>('LocalStorage')

/** Storage that lasts as long as the tab, also through reloads. */
export type TabStorage = LocalStorage
export const TabStorage = port<TabStorage>('TabStorage')

/**
 * Large, asynchronous storage for drafts with their pictures. It never rejects; it returns false or null when it fails.
 */
export interface DraftStorage {
  read(key: string): Promise<unknown>
  write(key: string, value: unknown): Promise<boolean>
  remove(key: string): Promise<void>
  /** The keys of everything that is stored. */
  keys(): Promise<readonly string[]>
}
export const DraftStorage = port<DraftStorage>('DraftStorage')
