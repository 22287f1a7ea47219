import type { CancelSignal } from '../shared/cancel-signal'
import type { Outcome } from '../shared/failure'
import { port } from '../shared/port'
import type { LocalFile } from './local-file'

export type UploadKind = 'image' | 'video' | 'audio'

/** The platform's record of an uploaded file. */
export interface UploadedSource {
  readonly id: string
  readonly url: string
  /** Pixels; null where it does not apply. */
  readonly width: number | null
  readonly height: number | null
}

export interface UploadOptions {
  readonly signal?: CancelSignal
  /** The uploaded part, from 0 to 1. */
  readonly onProgress?: (part: number) => void
  /** Everybody will see it: a picture counts as uploaded once it may be published (C030). */
  readonly isPublished?: boolean
}

/** Uploads files: asks for the address, then posts them there. */
export interface UploadGateway {
  /** Those of a member's uploads that are still there: the platform removes what no form used in time. */
  stillThere(ids: readonly string[]): Promise<Outcome<readonly string[]>>
  /** Whether a picture that was sent may be published (C030). */
  mayPublish(id: string): Promise<Outcome<boolean>>
  send(file: LocalFile, kind: UploadKind, options?: UploadOptions): Promise<Outcome<UploadedSource>>
}
export const UploadGateway = port<UploadGateway>('UploadGateway')
