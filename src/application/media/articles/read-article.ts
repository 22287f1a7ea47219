import { inject } from 'inversify'
import type { FeedItem } from '../../../domain/frame/content/feed-item'
import { success } from '../../../domain/frame/shared/result'
import type { CancelSignal } from '../../frame/shared/cancel-signal'
import type { Outcome } from '../../frame/shared/failure'
import { HtmlSanitiser, type PictureSource, type SafeHtml } from '../../frame/shared/html-sanitiser'
import type { Article } from './article'
import { ArticlesGateway } from './articles-gateway'
import { ReadingProgress } from '../../frame/shared/reading-progress'

export interface ReadableArticle {
  readonly article: Article
  /** The article's content, sanitised. */
  readonly html: SafeHtml
}

/** Opens an article, and remembers that it was read and how far. */
export class ReadArticle {
  constructor(
    @inject(ArticlesGateway) private readonly gateway: ArticlesGateway,
    @inject(HtmlSanitiser) private readonly sanitiser: HtmlSanitiser,
    @inject(ReadingProgress) private readonly progress: ReadingProgress,
  ) {}

  async article(
    id: string,
    picture: (address: string) => PictureSource,
    signal?: CancelSignal,
  ): Promise<Outcome<ReadableArticle>> {
    const outcome = await this.gateway.article(id, signal)
    return outcome.ok
      ? success({ article: outcome.value, html: this.sanitiser.clean(outcome.value.content, picture) })
      : outcome
  }

  relatedItems(id: string, signal?: CancelSignal): Promise<Outcome<readonly FeedItem[]>> {
    return this.gateway.relatedItems(id, signal)
  }

  savedParagraph(id: string): number | null {
    return this.progress.of(id)
  }

  saveParagraph(id: string, block: number, count: number): void {
    this.progress.save(id, block, count)
  }
}
