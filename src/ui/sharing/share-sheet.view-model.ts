import { inject } from 'inversify'
import { makeAutoObservable, runInAction } from 'mobx'
import { ShareContent, type Shareable, type ShareSubject } from '../../application/sharing/share-content'

/** The share sheet: which way is taken, and the poster. */
export class ShareSheetViewModel {
  /** The ways, or the poster. */
  page: 'ways' | 'poster' = 'ways'
  poster: 'drawing' | 'ready' | 'failed' = 'drawing'
  /** Counts the tries to draw the poster. */
  attempt = 0

  constructor(@inject(ShareContent) private readonly shareContent: ShareContent) {
    makeAutoObservable<this, 'shareContent'>(this, { shareContent: false }, { autoBind: true })
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

  byCopy(subject: ShareSubject): Promise<number | null> {
    return this.shareContent.byCopy(subject)
  }

  byPoster(subject: ShareSubject): Promise<number | null> {
    return this.shareContent.byPoster(subject)
  }

  showPoster(): void {
    this.page = 'poster'
    this.poster = 'drawing'
    this.attempt += 1
  }

  posterDrawn(done: boolean): void {
    runInAction(() => {
      this.poster = done ? 'ready' : 'failed'
    })
  }

  showWays(): void {
    this.page = 'ways'
  }
}
