import { port } from './port'

/** The one wrapper over the browser's storage. Never throws; falls back to memory when storage refuses. */
export interface LocalStorage {
  /** The value under `key`, or null when there is none, it has expired or cannot be read. */
  read(key: string): unknown
  /**
   * Stores a JSON value; it expires after `minutes`, or never when omitted (stored items carry data and expireAt, B29).
   */
  write(key: string, value: unknown, minutes?: number): void
  remove(key: string): void
}
/** Survives closing the browser. */
export const LocalStorage = port<LocalStorage>('LocalStorage')

/** Lasts as long as the tab, through reloads. */
export type TabStorage = LocalStorage
export const TabStorage = port<TabStorage>('TabStorage')

/** Large and asynchronous: drafts with their pictures. Never rejects; returns false or null when it fails. */
export interface DraftStorage {
  read(key: string): Promise<unknown>
  write(key: string, value: unknown): Promise<boolean>
  remove(key: string): Promise<void>
  /** Of all that is stored. */
  keys(): Promise<readonly string[]>
}
export const DraftStorage = port<DraftStorage>('DraftStorage')
