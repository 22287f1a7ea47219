import type { Readable } from 'node:stream'

export interface StoredFile {
  /** Bytes. */
  readonly size: number
  readonly mime: string
  /** Changes when the content does. */
  readonly version: string
  /** The whole file, or bytes `start` to `end`, both inclusive. */
  read(range?: { readonly start: number; readonly end: number }): Promise<Readable>
}

/** Stores uploaded files under generated names. */
export interface FileStorage {
  /** Takes over a finished local file; it no longer exists there afterwards. */
  put(name: string, file: string, mime: string): Promise<void>
  /** Null when there is no such file. */
  find(name: string): Promise<StoredFile | null>
  remove(name: string): Promise<void>
}

/** Whether a name is one of ours, so that no path leads outside the store. */
export function isStorageName(name: string): boolean {
  return /^[a-z0-9][a-z0-9-]{0,80}\.[a-z0-9]{2,5}$/.test(name)
}
