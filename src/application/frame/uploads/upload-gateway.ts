import type { CancelSignal } from '../shared/cancel-signal'
import type { Outcome } from '../shared/failure'
import { port } from '../shared/port'
import type { LocalFile } from './local-file'

export type UploadKind = 'image' | 'video' | 'audio'

/** The platform's record of an uploaded file. */
export interface UploadedSource {
  readonly id: string
  readonly url: string
  /** The width in pixels; null for a file without dimensions. */
  readonly width: number | null
  /** The height in pixels; null for a file without dimensions. */
  readonly height: number | null
}

export interface UploadOptions {
  readonly signal?: CancelSignal
  /** Reports the uploaded part, from 0 to 1. */
  readonly onProgress?: (part: number) => void
  /** Whether everybody will see the file. A picture then counts as uploaded only once it may be published (C030). */
  readonly isPublished?: boolean
}

/** Uploads files: asks for the upload address, then posts the file there. */
export interface UploadGateway {
  /** The ids of a member's uploads that still exist; the platform removes uploads that no form used in time. */
  existingIds(ids: readonly string[]): Promise<Outcome<readonly string[]>>
  /** Whether an uploaded picture may be published (C030). */
  mayPublish(id: string): Promise<Outcome<boolean>>
  send(file: LocalFile, kind: UploadKind, options?: UploadOptions): Promise<Outcome<UploadedSource>>
}
export const UploadGateway = port<UploadGateway>('UploadGateway')
