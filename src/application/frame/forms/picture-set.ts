import { runInAction } from 'mobx'
import { failure, success } from '../../../domain/frame/shared/result'
import { failureOf, type Failure, type Outcome } from '../shared/failure'
import { isPassing } from '../shared/network'
import type { LocalFile } from '../uploads/local-file'
import { Upload } from '../uploads/upload'
import type { KeptPicture } from './form-drafts'
import type { PictureServices } from './picture-services'
import { observe } from '../shared/observe'

/** A picture or a video of a form, and the state of its upload. */
export interface Picture {
  readonly id: string
  readonly name: string
  readonly upload: Upload
}

/** The most uploads that run at once: more would be decoded and scaled down in the memory of a phone together. */
const mostAtOnce = 3

/**
 * The pictures of a form, in the order in which they are sent. A few at once are uploaded while the rest is filled in;
 * an upload interrupted by the network waits, and resumes by itself. A guest's uploads wait for the login. The files are
 * kept on the device until the form is sent.
 */
export class PictureSet {
  pictures: readonly Picture[] = []
  /** Whether an interrupted upload waits for the network. */
  isWaiting = false
  private runningCount = 0
  private failedTries = 0
  private endWait: () => void = () => undefined
  private resolveUploads: (outcome: Outcome<readonly string[]>) => void = () => undefined

  constructor(
    private readonly services: PictureServices,
    private readonly options: {
      readonly limit: number
      readonly takesVideos?: boolean
      readonly arePublished?: boolean
    },
    private readonly tellForm: { readonly edited: () => void; readonly uploaded: () => void },
  ) {
    observe(this)
  }

  /** The maximum number of pictures. */
  get limit(): number {
    return this.options.limit
  }

  get takesVideos(): boolean {
    return this.options.takesVideos === true
  }

  get counts(): { readonly pictures: number; readonly videos: number } {
    const videos = this.pictures.filter(({ upload }) => isVideo(upload.file)).length
    return { pictures: this.pictures.length - videos, videos }
  }

  /** False for a guest, because uploads need the session cookie (B61). */
  get maySend(): boolean {
    return this.services.maySend()
  }

  add(files: readonly (LocalFile & { readonly name: string })[]): void {
    const room = this.limit - this.pictures.length
    const addedPictures = files
      .slice(0, Math.max(0, room))
      .map((file) => this.pictureOf(this.services.id(), file.name, file))
    this.pictures = [...this.pictures, ...addedPictures]
    for (const { id, upload } of addedPictures) void this.services.drafts.saveFile(id, upload.file)
    this.notifyHost()
  }

  remove(id: string): void {
    this.find(id)?.abort()
    this.pictures = this.pictures.filter((picture) => picture.id !== id)
    void this.services.drafts.dropFile(id)
    this.notifyHost()
  }

  /** Moves a picture to a place in the order, counted from 0. */
  move(id: string, to: number): void {
    const moved = this.pictures.find((picture) => picture.id === id)
    if (moved === undefined || this.pictures[to] === moved) return
    const others = this.pictures.filter((picture) => picture !== moved)
    this.pictures = [...others.slice(0, to), moved, ...others.slice(to)]
    this.tellForm.edited()
  }

  retry(id: string): void {
    this.find(id)?.pause()
    this.run()
  }

  /**
   * Sends a form with its uploads. The platform removes uploads that no form has used in time. When it therefore
   * refuses them, the pictures are uploaded again and the form is sent a second time.
   */
  async sendWith<Answer>(send: (ids: readonly string[]) => Promise<Outcome<Answer>>): Promise<Outcome<Answer>> {
    const first = await this.sentWithSources(send)
    if (first.ok || first.reason.fields['pictures'] !== 'unknown') return first
    for (const { upload } of this.pictures) upload.forget()
    return await this.sentWithSources(send)
  }

  private async sentWithSources<Answer>(
    send: (ids: readonly string[]) => Promise<Outcome<Answer>>,
  ): Promise<Outcome<Answer>> {
    const sources = await this.uploadIds()
    return sources.ok ? await send(sources.value) : sources
  }

  /** Resolves to the ids of all uploads once all are finished, or to a failure that retrying cannot fix. */
  private async uploadIds(): Promise<Outcome<readonly string[]>> {
    for (const { upload } of this.pictures) upload.pause()
    const uploads = new Promise<Outcome<readonly string[]>>((resolve) => (this.resolveUploads = resolve))
    this.run()
    return uploads
  }

  /** Stops waiting for the network; `sources` then ends as cancelled. */
  stop(): void {
    this.endWaiting()
    this.resolveUploads(failure(failureOf('cancelled')))
  }

  storedPictures(): readonly KeptPicture[] {
    return this.pictures.map(({ id, name, upload }) => ({ id, name, sourceId: upload.source?.id ?? null }))
  }

  /** Restores the pictures whose files are still on the device; those chosen in the meantime are kept after them. */
  async restore(storedPictures: readonly KeptPicture[]): Promise<void> {
    const restoredPictures = await Promise.all(
      storedPictures.slice(0, this.limit).map(async ({ id, name, sourceId }) => {
        const file = (await this.services.drafts.readFile(id)) as LocalFile | null
        return file === null ? [] : [this.pictureOf(id, name, file, sourceId)]
      }),
    )
    runInAction(() => (this.pictures = [...restoredPictures.flat(), ...this.pictures].slice(0, this.limit)))
    this.run()
    await this.forgetGone()
  }

  /**
   * Asks which uploads the platform has removed since, and uploads those pictures again now rather than when the form
   * is sent.
   */
  private async forgetGone(): Promise<void> {
    const uploads = this.pictures.map(({ upload }) => upload)
    const missingIds = await this.services.uploadFile.findMissing(uploads.flatMap(({ source }) => source?.id ?? []))
    if (missingIds.size === 0) return
    for (const upload of uploads) if (missingIds.has(upload.source?.id ?? '')) upload.forget()
    this.run()
  }

  async clear(): Promise<void> {
    this.endWaiting()
    const removedPictures = this.pictures
    this.pictures = []
    for (const { upload } of removedPictures) upload.abort()
    await Promise.all(removedPictures.map(({ id }) => this.services.drafts.dropFile(id)))
  }

  private pictureOf(id: string, name: string, file: LocalFile, sourceId: string | null = null): Picture {
    const source = sourceId === null ? null : { id: sourceId, url: '', width: null, height: null }
    const kind = this.takesVideos && isVideo(file) ? 'video' : 'image'
    return { id, name, upload: new Upload(this.services.uploadFile, file, kind, source, this.options.arePublished) }
  }

  private find(id: string): Upload | undefined {
    return this.pictures.find((picture) => picture.id === id)?.upload
  }

  private notifyHost(): void {
    this.tellForm.edited()
    this.run()
  }

  /** @param most how many uploads may then run at once */
  private run(most = mostAtOnce): void {
    this.endWaiting()
    const waiting = this.pictures.filter(({ upload }) => upload.state === 'waiting').map(({ upload }) => upload)
    if (waiting.length === 0) return this.runningCount === 0 ? this.tell() : undefined
    if (!this.services.maySend()) return this.resolveUploads(failure(failureOf('session-expired')))
    for (const upload of waiting.slice(0, Math.max(0, most - this.runningCount))) void this.send(upload)
  }

  private async send(upload: Upload): Promise<void> {
    this.runningCount += 1
    await upload.start()
    this.runningCount -= 1
    if (upload.failure !== null && isPassing(upload.failure.code)) return this.waitForNetwork(upload)
    this.failedTries = 0
    this.tellForm.uploaded()
    this.run()
  }

  private waitForNetwork(upload: Upload): void {
    upload.pause()
    // What else was under way is interrupted, too: all of it goes on together.
    if (this.isWaiting) return
    this.isWaiting = true
    // One upload tries whether the network is back; the others follow it.
    this.endWait = this.services.network.retryWhenBack(this.failedTries, () => this.run(1))
    this.failedTries += 1
  }

  private endWaiting(): void {
    this.endWait()
    this.endWait = () => undefined
    this.isWaiting = false
  }

  private tell(): void {
    const reason = this.pictures.reduce<Failure | null>((first, { upload }) => first ?? upload.failure, null)
    const ids = this.pictures.flatMap(({ upload }) => (upload.source === null ? [] : [upload.source.id]))
    this.resolveUploads(reason === null ? success(ids) : failure(reason))
  }
}

const isVideo = ({ type }: LocalFile): boolean => type.startsWith('video/')
