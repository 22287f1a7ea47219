import type { FeedItem } from '../../../domain/frame/content/feed-item'
import type { CancelSignal } from '../../frame/shared/cancel-signal'
import type { Outcome } from '../../frame/shared/failure'
import { port } from '../../frame/shared/port'
import type { Article, VoiceSettings } from './article'

export interface ArticlesGateway {
  article(id: string, signal?: CancelSignal): Promise<Outcome<Article>>
  relatedItems(id: string, signal?: CancelSignal): Promise<Outcome<readonly FeedItem[]>>
  voiceSettings(): Promise<Outcome<VoiceSettings>>
}
export const ArticlesGateway = port<ArticlesGateway>('ArticlesGateway')
