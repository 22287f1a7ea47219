import type { Readable } from 'node:stream'

export interface StoredFile {
  /** Bytes. */
  readonly size: number
  readonly mime: string
  /** Changes when the content does. */
  readonly version: string
  /**
   * The whole file, or bytes `start` to `end`, both inclusive. @param signal ends what still runs when nobody waits for
   * it any more
   */
  read(range?: { readonly start: number; readonly end: number }, signal?: AbortSignal): Promise<Readable>
}

/** Stores uploaded files under generated names. A signal ends what still runs when nobody waits for it any more. */
export interface FileStorage {
  /**
   * Takes over a finished local file; it no longer exists there afterwards. @param onProgress called whenever a part of
   * it was taken
   */
  put(name: string, file: string, mime: string, signal?: AbortSignal, onProgress?: () => void): Promise<void>
  /** Null when there is no such file. */
  find(name: string, signal?: AbortSignal): Promise<StoredFile | null>
  /** Also where there is no such file. */
  remove(name: string, signal?: AbortSignal): Promise<void>
}

/** Whether a name is one of ours, so that no path leads outside the store. */
export function isStorageName(name: string): boolean {
  return /^[a-z0-9][a-z0-9-]{0,80}\.[a-z0-9]{2,5}$/.test(name)
}
