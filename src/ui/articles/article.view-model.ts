import { inject } from 'inversify'
import { ListenToArticle } from '../../application/articles/listen-to-article'
import { ReadArticle, type ReadableArticle } from '../../application/articles/read-article'
import type { CancelSignal } from '../../application/shared/cancel-signal'
import { Clock } from '../../application/shared/clock'
import { Loadable } from '../../application/shared/loadable'
import { observe } from '../../application/shared/observe'
import type { FeedItem } from '../../domain/feed/feed-item'
import { contentPath } from '../../domain/navigation/content-target'
import { pictureInText } from '../kit/image-source'
import { ParticipationViewModel } from '../participation/participation.part.view-model'
import type { ScreenHead, ScreenLocation, ScreenViewModel } from '../shell/screen'

/** Milliseconds for which continuing at the last paragraph is offered. */
const resumeOfferedFor = 12_000
const keepPlaceAfter = 800

/** S044, S045 */
export class ArticleViewModel implements ScreenViewModel {
  id = ''
  readonly article: Loadable<ReadableArticle>
  readonly related: Loadable<readonly FeedItem[]>
  choosing = false
  /** The paragraph of an earlier visit, while continuing there is offered. */
  resumeAt: number | null = null
  private isShown = false
  private hasBegun = false
  private stopKeeping: (() => void) | null = null

  constructor(
    @inject(ReadArticle) private readonly reading: ReadArticle,
    @inject(ParticipationViewModel) readonly participation: ParticipationViewModel,
    @inject(ListenToArticle) readonly listening: ListenToArticle,
    @inject(Clock) private readonly clock: Clock,
  ) {
    this.article = new Loadable((signal) => reading.article(this.id, pictureInText, signal))
    this.related = new Loadable((signal) => reading.related(this.id, signal))
    observe(this)
  }

  get head(): ScreenHead | null {
    const article = this.article.value?.article
    return article === undefined
      ? null
      : {
          title: article.title,
          description: article.summary,
          image: article.cover,
          share: article.share,
          about: { ...article, kind: 'post' },
        }
  }

  async open({ params }: ScreenLocation, signal: CancelSignal): Promise<void> {
    this.id = params['aid'] ?? ''
    // Both halves concurrently (C018, C019).
    await Promise.all([
      this.load(signal),
      this.participation.open({ id: this.id, kind: 'post' }, signal),
      this.related.load(signal),
    ])
  }

  show(location: ScreenLocation): () => void {
    const leave = this.participation.show(location)
    this.isShown = true
    this.begin()
    return () => {
      this.isShown = false
      leave()
      this.listening.stop()
    }
  }

  moved(location: ScreenLocation): void {
    this.participation.moved(location)
  }

  retry(): void {
    void this.load()
  }

  choose(on: boolean): void {
    this.choosing = on
  }

  dismissResume(): void {
    this.resumeAt = null
  }

  /** A paragraph of `count` came into view. */
  reached(block: number, count: number): void {
    if (this.resumeAt !== null && block > 2) this.resumeAt = null
    this.stopKeeping?.()
    this.stopKeeping = this.clock.after(keepPlaceAfter, () => this.reading.keepPlace(this.id, block, count))
  }

  private async load(signal?: CancelSignal): Promise<void> {
    await this.article.load(signal)
    const article = this.article.value?.article
    if (article === undefined) return
    const { id, share, title, summary, cover, source } = article
    this.participation.arrived({
      path: contentPath('post', id) ?? '',
      info: share,
      title,
      description: summary,
      cover: cover ?? '',
      source,
    })
    this.begin()
  }

  /** Called when the article is loaded and the screen is shown, whichever comes last. */
  private begin(): void {
    const article = this.article.value?.article
    if (article === undefined || !this.isShown) return
    void this.listening.prepare(article)
    if (this.hasBegun) return
    this.hasBegun = true
    this.resumeAt = this.reading.placeOf(this.id)
    if (this.resumeAt !== null) this.clock.after(resumeOfferedFor, this.dismissResume)
  }
}
