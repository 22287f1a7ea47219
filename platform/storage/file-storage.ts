import type { Readable } from 'node:stream'

export interface StoredFile {
  /** Bytes. */
  readonly size: number
  readonly mime: string
  /** Changes when the content does. */
  readonly version: string
  /** The whole, or bytes `start` to `end`, both included. */
  read(range?: { readonly start: number; readonly end: number }): Promise<Readable>
}

/** Keeps uploaded files under names of ours. */
export interface FileStorage {
  /** Takes over a finished file of this machine; it is gone from there afterwards. */
  put(name: string, file: string, mime: string): Promise<void>
  /** Null when there is no such file. */
  find(name: string): Promise<StoredFile | null>
  remove(name: string): Promise<void>
}

/** What a name may look like, so that no path leads out of the store. */
export function isStorageName(name: string): boolean {
  return /^[a-z0-9][a-z0-9-]{0,80}\.[a-z0-9]{2,5}$/.test(name)
}
