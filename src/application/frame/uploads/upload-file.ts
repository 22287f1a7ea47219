import { inject } from 'inversify'
import { mayUpload } from '../../../domain/frame/session/auth-rules'
import type { PictureBounds } from '../../../domain/frame/shared/picture-bounds'
import { failure, success } from '../../../domain/frame/shared/result'
import { SessionStore } from '../session/session.store'
import { failureOf, type Outcome } from '../shared/failure'
import type { LocalFile } from './local-file'
import { PictureEditor } from './picture-editor'
import { UploadGateway, type UploadedSource, type UploadKind, type UploadOptions } from './upload-gateway'

/**
 * The bounds of an uploaded picture. They are enough for any screen, and need a tenth of a camera picture's data. More
 * pixels than these no iPhone puts on a canvas.
 */
const sentBounds: PictureBounds = { longest: 2048, shortest: 1080, pixels: 16_000_000 }

/** Uploads one file of this device, for members only (B61); pictures are resized first. */
export class UploadFile {
  constructor(
    @inject(UploadGateway) private readonly gateway: UploadGateway,
    @inject(PictureEditor) private readonly editor: PictureEditor,
    @inject(SessionStore) private readonly session: SessionStore,
  ) {}

  /** The ids of earlier uploads that no longer exist; empty when the platform did not answer. */
  async findMissing(ids: readonly string[]): Promise<ReadonlySet<string>> {
    if (ids.length === 0 || !mayUpload(this.session.token)) return new Set()
    const existingIds = await this.gateway.existingIds(ids)
    return new Set(existingIds.ok ? ids.filter((id) => !existingIds.value.includes(id)) : [])
  }

  /**
   * Asks whether the upload may be published. When no answer comes, the upload counts as accepted, because the platform
   * publishes nothing unchecked.
   */
  private async checkSource(source: UploadedSource): Promise<Outcome<UploadedSource>> {
    const answer = await this.gateway.mayPublish(source.id)
    return answer.ok && !answer.value
      ? failure(failureOf('type-not-taken', { state: 'not-publishable' }))
      : success(source)
  }

  async execute(file: LocalFile, kind: UploadKind, options: UploadOptions = {}): Promise<Outcome<UploadedSource>> {
    if (!mayUpload(this.session.token)) return failure(failureOf('session-expired'))
    const prepared = kind === 'image' ? await this.editor.resizeToFit(file, sentBounds) : file
    if (options.signal?.aborted) return failure(failureOf('cancelled'))
    if (prepared === null) return failure(failureOf('type-not-taken'))
    const outcome = await this.gateway.send(prepared, kind, options)
    return outcome.ok && kind === 'image' && options.isPublished === true ? this.checkSource(outcome.value) : outcome
  }
}
