import type { CancelSignal } from '../shared/cancel-signal'
import type { Outcome } from '../shared/failure'
import { port } from '../shared/port'
import type { LocalFile } from './local-file'

export type UploadKind = 'image' | 'video' | 'audio'

/** What the platform keeps of an uploaded file. */
export interface UploadedSource {
  readonly id: string
  readonly url: string
  /** Pixels; null for what has none. */
  readonly width: number | null
  readonly height: number | null
}

export interface UploadOptions {
  readonly signal?: CancelSignal
  /** How much of it is sent, from 0 to 1. */
  readonly onProgress?: (part: number) => void
}

/** Sends files: asks where to, then posts them there. */
export interface UploadGateway {
  send(file: LocalFile, kind: UploadKind, options?: UploadOptions): Promise<Outcome<UploadedSource>>
}
export const UploadGateway = port<UploadGateway>('UploadGateway')
