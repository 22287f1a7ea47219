import { inject } from 'inversify'
import { changedAt, type Article } from '../../../application/media/articles/article'
import { ListenToArticle } from '../../../application/media/articles/listen-to-article'
import { ReadArticle, type ReadableArticle } from '../../../application/media/articles/read-article'
import { Clock } from '../../../application/frame/shared/clock'
import { Loadable } from '../../../application/frame/shared/loadable'
import { observe } from '../../../application/frame/shared/observe'
import { resetResource, type Resources } from '../../../application/frame/shared/resource'
import type { FeedItem } from '../../../domain/frame/content/feed-item'
import { contentPath } from '../../../domain/frame/navigation/content-target'
import { pictureInText } from '../../frame/kit/pictures/image-source'
import { LoadedContent } from '../../participation/loaded-content.part.view-model'
import { ParticipationViewModel } from '../../participation/participation.part.view-model'
import type { ScreenHead, ScreenViewModel } from '../../frame/shell/screens/screen'

/** Milliseconds for which continuing at the last paragraph is offered. */
const resumeOfferedFor = 12_000
const keepPlaceAfter = 800

/** S044: an article; S045: a comment of an article with its replies. */
export class ArticleViewModel implements ScreenViewModel {
  readonly article: Loadable<ReadableArticle>
  readonly relatedItems: Loadable<readonly FeedItem[]>
  choosing = false
  /**
   * The paragraph that the reader had reached on an earlier visit, while continuing there is offered; null otherwise.
   */
  resumeAt: number | null = null
  readonly resources: Resources
  readonly content: LoadedContent<ReadableArticle>
  private hasBegun = false
  private stopKeeping: (() => void) | null = null

  constructor(
    @inject(ReadArticle) private readonly reading: ReadArticle,
    @inject(ParticipationViewModel) readonly participation: ParticipationViewModel,
    @inject(ListenToArticle) readonly listening: ListenToArticle,
    @inject(Clock) private readonly clock: Clock,
  ) {
    this.content = new LoadedContent({
      kind: 'post',
      parameter: 'aid',
      participation,
      load: (id, signal) => reading.article(id, pictureInText, signal),
      describe: ({ article }) => ({
        content: { ...article, changedAt: changedAt(article) },
        path: contentPath('post', article.id) ?? '',
        description: article.summary,
        image: article.cover,
      }),
      onLoaded: ({ article }) => this.begin(article),
    })
    this.article = this.content.loadable
    this.relatedItems = new Loadable((signal) => reading.relatedItems(this.id, signal))
    this.resources = { article: resetResource(this.content), related: resetResource(this.relatedItems) }
    observe(this)
  }

  get id(): string {
    return this.content.id
  }

  get head(): ScreenHead | null {
    return this.content.head
  }

  choose(on: boolean): void {
    this.choosing = on
  }

  dismissResume(): void {
    this.resumeAt = null
  }

  /** Called when the paragraph with the index `block`, one of `count`, comes into view. */
  onBlockReached(block: number, count: number): void {
    if (this.resumeAt !== null && block > 2) this.resumeAt = null
    this.stopKeeping?.()
    this.stopKeeping = this.clock.after(keepPlaceAfter, () => this.reading.saveParagraph(this.id, block, count))
  }

  private begin(article: Article): void {
    void this.listening.prepare(article)
    if (this.hasBegun) return
    this.hasBegun = true
    this.resumeAt = this.reading.savedParagraph(this.id)
    if (this.resumeAt !== null) this.clock.after(resumeOfferedFor, this.dismissResume)
  }
}
