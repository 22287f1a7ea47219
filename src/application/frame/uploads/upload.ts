import { runInAction } from 'mobx'
import type { Failure } from '../shared/failure'
import { observe } from '../shared/observe'
import { CancelSource } from './cancel-source'
import type { LocalFile } from './local-file'
import type { UploadFile } from './upload-file'
import type { UploadedSource, UploadKind } from './upload-gateway'

type UploadState = 'waiting' | 'sending' | 'done' | 'failed'

/**
 * One upload, as a screen observes it. The file is kept until it has been sent, so that a failure or an abort loses
 * nothing.
 */
export class Upload {
  state: UploadState = 'waiting'
  /** The uploaded part, from 0 to 1. */
  progress = 0
  failure: Failure | null = null
  private running: CancelSource | null = null

  constructor(
    private readonly uploadFile: UploadFile,
    readonly file: LocalFile,
    private readonly kind: UploadKind = 'image',
    /** The result of an upload that was finished on an earlier visit; null otherwise. */
    public source: UploadedSource | null = null,
    /** Whether everybody will see the file. */
    private readonly isPublished = false,
  ) {
    if (source !== null) this.state = 'done'
    observe(this)
  }

  /** Starts or retries the upload; does nothing during an upload or after it. */
  async start(): Promise<void> {
    if (this.state === 'sending' || this.state === 'done') return
    const cancelSource = new CancelSource()
    this.running = cancelSource
    this.state = 'sending'
    this.progress = 0
    this.failure = null
    const outcome = await this.uploadFile.execute(this.file, this.kind, {
      signal: cancelSource.signal,
      onProgress: (part) => this.advance(cancelSource, part),
      isPublished: this.isPublished,
    })
    if (this.running !== cancelSource) return
    runInAction(() => {
      this.running = null
      if (outcome.ok) {
        this.source = outcome.value
        this.progress = 1
        this.state = 'done'
      } else {
        this.failure = outcome.reason
        this.state = 'failed'
      }
    })
  }

  /** Marks a failed upload as waiting for a restart. */
  pause(): void {
    if (this.state !== 'failed') return
    this.state = 'waiting'
    this.progress = 0
    this.failure = null
  }

  /** Resets a finished upload that no longer exists on the platform, so that the file waits to be sent again. */
  forget(): void {
    if (this.state !== 'done') return
    this.source = null
    this.state = 'waiting'
    this.progress = 0
  }

  /** Aborts the upload; it can be started again. */
  abort(): void {
    if (this.state !== 'sending') return
    const running = this.running
    this.running = null
    this.state = 'waiting'
    this.progress = 0
    running?.cancel()
  }

  private advance(running: CancelSource, part: number): void {
    if (this.running === running) this.progress = Math.min(1, Math.max(this.progress, part))
  }
}
