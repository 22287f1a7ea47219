import { inject } from 'inversify'
import { runInAction } from 'mobx'
import { NoticesStore } from '../../../application/frame/shared/notices.store'
import { observe } from '../../../application/frame/shared/observe'
import { PictureSaver, type PictureSaving } from '../../../application/frame/sharing/picture-saver'
import { ShareContent, type Shareable, type ShareSubject } from '../../../application/frame/sharing/share-content'
import { sharingNotices } from '../../../application/frame/sharing/sharing-notices'
import { PosterPartsLoader } from './poster-parts'

/** The share sheet: the ways to share, the poster, and the QR code. */
export class ShareSheetViewModel {
  page: 'ways' | 'poster' | 'code' = 'ways'
  poster: Blob | 'drawing' | 'failed' = 'drawing'
  readonly posterParts = new PosterPartsLoader()
  /** The latest attempt to draw the poster. */
  private drawing: Promise<Blob> | null = null

  constructor(
    @inject(ShareContent) private readonly shareContent: ShareContent,
    @inject(PictureSaver) private readonly saver: PictureSaver,
    @inject(NoticesStore) private readonly notices: NoticesStore,
  ) {
    observe(this)
  }

  get hasSystemShare(): boolean {
    return this.shareContent.hasSystemShare
  }

  shareable(subject: ShareSubject): Shareable {
    return this.shareContent.shareable(subject)
  }

  bySystem(subject: ShareSubject): Promise<number | null> {
    return this.shareContent.bySystem(subject)
  }

  /** Whether the device can share the poster as a file, not only its address. */
  get canSendPoster(): boolean {
    return this.poster instanceof Blob && this.shareContent.canShare(this.poster)
  }

  sendPoster(subject: ShareSubject): Promise<number | null> {
    return this.poster instanceof Blob ? this.shareContent.bySystem(subject, this.poster) : Promise.resolve(null)
  }

  byCopy(subject: ShareSubject): Promise<number | null> {
    return this.shareContent.byCopy(subject)
  }

  byPoster(subject: ShareSubject): Promise<number | null> {
    return this.shareContent.byPoster(subject)
  }

  get savingWay(): PictureSaving {
    return this.saver.way
  }

  async savePoster(subject: ShareSubject): Promise<number | null> {
    if (!(this.poster instanceof Blob)) return null
    const isSaved = await this.saver.save(this.poster, `${this.shareable(subject).title}.jpg`)
    this.notices.show(
      { code: isSaved ? sharingNotices['picture-saved'] : sharingNotices['picture-not-saved'] },
      isSaved ? 'success' : 'error',
    )
    // The credits are said with it, since one message takes the place of another.
    return isSaved ? this.shareContent.byPoster(subject, sharingNotices['picture-saved']) : null
  }

  /** Draws and shows the poster. When it is drawn several times, only the latest drawing is shown. */
  async showPoster(draw: () => Promise<Blob>): Promise<void> {
    this.page = 'poster'
    this.poster = 'drawing'
    const drawing = draw()
    this.drawing = drawing
    const poster = await drawing.catch(() => 'failed' as const)
    runInAction(() => {
      if (this.drawing === drawing) this.poster = poster
    })
  }

  showCode(): void {
    this.page = 'code'
  }

  showWays(): void {
    this.page = 'ways'
  }
}
