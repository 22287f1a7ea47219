import { port } from './port'

/** The one wrapper over what the browser keeps. Never throws; falls back to memory when storage refuses. */
export interface LocalStorage {
  /** The value kept under `key`, or null when there is none, it has expired or cannot be read. */
  read(key: string): unknown
  /** Keeps a JSON value; `minutes` is its life, forever when left out (cached items carry data and expireAt, B29). */
  write(key: string, value: unknown, minutes?: number): void
  remove(key: string): void
}
/** Survives the browser being closed. */
export const LocalStorage = port<LocalStorage>('LocalStorage')

/** Lives as long as the tab, through reloads. */
export type TabStorage = LocalStorage
export const TabStorage = port<TabStorage>('TabStorage')

/** Large and asynchronous: drafts with their pictures. Never rejects; false or null when it cannot. */
export interface DraftStorage {
  read(key: string): Promise<unknown>
  write(key: string, value: unknown): Promise<boolean>
  remove(key: string): Promise<void>
}
export const DraftStorage = port<DraftStorage>('DraftStorage')
