import { inject } from 'inversify'
import { makeAutoObservable } from 'mobx'
import { ListenToArticle } from '../../application/article/listen-to-article'
import { ReadArticle, type ReadableArticle } from '../../application/article/read-article'
import type { CancelSignal } from '../../application/shared/cancel-signal'
import { Clock } from '../../application/shared/clock'
import { Loadable } from '../../application/shared/loadable'
import type { ShareSubject } from '../../application/sharing/share-content'
import type { FeedItem } from '../../domain/feed/feed-item'
import { contentPath } from '../../domain/navigation/content-target'
import { CommentsViewModel } from '../comments/comments.part.view-model'
import { pictureInText } from '../kit/image-source'
import { ReactionsViewModel } from '../reactions/reactions.part.view-model'
import type { ScreenHead, ScreenLocation, ScreenViewModel } from '../shell/screen'

/** How long the way back to the last paragraph is offered. */
const goOnFor = 12_000
const keepPlaceAfter = 800

/** S044, S045 */
export class ArticleViewModel implements ScreenViewModel {
  id = ''
  readonly article: Loadable<ReadableArticle>
  readonly related: Loadable<readonly FeedItem[]>
  sharing = false
  choosing = false
  /** The paragraph of an earlier visit, while it is offered to go on there. */
  goOnAt: number | null = null
  private opening: Promise<void> | null = null
  private wasShown = false
  private isRecorded = false
  private stopKeeping: (() => void) | null = null

  constructor(
    @inject(ReadArticle) private readonly reading: ReadArticle,
    @inject(ReactionsViewModel) readonly reactions: ReactionsViewModel,
    @inject(CommentsViewModel) readonly comments: CommentsViewModel,
    @inject(ListenToArticle) readonly listening: ListenToArticle,
    @inject(Clock) private readonly clock: Clock,
  ) {
    this.article = new Loadable((signal) => reading.article(this.id, pictureInText, signal))
    this.related = new Loadable((signal) => reading.related(this.id, signal))
    comments.counted = reactions.countComment
    makeAutoObservable<this, 'reading' | 'clock' | 'opening' | 'wasShown' | 'isRecorded' | 'stopKeeping'>(
      this,
      {
        reading: false,
        clock: false,
        reactions: false,
        comments: false,
        listening: false,
        article: false,
        related: false,
        opening: false,
        wasShown: false,
        isRecorded: false,
        stopKeeping: false,
      },
      { autoBind: true },
    )
  }

  get head(): ScreenHead | null {
    const article = this.article.value?.article
    return article === undefined
      ? null
      : { title: article.title, description: article.summary, image: article.cover, share: article.share }
  }

  get shareSubject(): ShareSubject | null {
    const article = this.article.value?.article
    if (article === undefined) return null
    const { id, share, title, summary, cover } = article
    return {
      path: contentPath('post', id) ?? '',
      target: { id, kind: 'post' },
      info: share,
      title,
      description: summary,
      cover: cover ?? '',
    }
  }

  open({ params }: ScreenLocation, signal: CancelSignal): Promise<void> {
    this.id = params['aid'] ?? ''
    const target = { id: this.id, kind: 'post' as const }
    this.comments.open(target)
    // Both halves at the same time (C018, C019).
    this.opening = Promise.all([
      this.loadArticle(signal),
      this.reactions.open(target, signal),
      this.related.load(signal),
    ]).then(() => undefined)
    return this.opening
  }

  show({ params }: ScreenLocation): () => void {
    this.comments.showThread(params['id'] ?? '')
    const endComments = this.comments.show()
    void this.opening?.then(() => this.shown())
    return () => {
      endComments()
      this.listening.stop()
    }
  }

  /** A comment was opened over the article, or closed. */
  moved({ params }: ScreenLocation): void {
    this.comments.showThread(params['id'] ?? '')
  }

  retry(): void {
    this.opening = this.loadArticle().then(() => this.shown())
  }

  share(on: boolean): void {
    this.sharing = on
  }

  choose(on: boolean): void {
    this.choosing = on
  }

  dismissGoOn(): void {
    this.goOnAt = null
  }

  /** A paragraph of `count` came to the reader's eyes. */
  reached(block: number, count: number): void {
    if (this.goOnAt !== null && block > 2) this.goOnAt = null
    this.stopKeeping?.()
    this.stopKeeping = this.clock.after(keepPlaceAfter, () => this.reading.keepPlace(this.id, block, count))
  }

  private async loadArticle(signal?: CancelSignal): Promise<void> {
    await this.article.load(signal)
    const source = this.article.value?.article.source ?? null
    this.reactions.setFollowTarget(source === null ? null : { id: source.id, kind: 'organisation' })
  }

  private shown(): void {
    const article = this.article.value?.article
    if (article === undefined) return
    void this.reactions.show()
    void this.listening.prepare(article)
    this.isRecorded ||= this.reading.recordVisit(this.id)
    if (this.wasShown) return
    this.wasShown = true
    this.goOnAt = this.reading.placeOf(this.id)
    if (this.goOnAt !== null) this.clock.after(goOnFor, this.dismissGoOn)
  }
}
