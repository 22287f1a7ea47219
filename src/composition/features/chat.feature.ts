import { ChatGateway } from '../../application/media/chat/chat-gateway'
import { LiveFeed } from '../../application/media/chat/live-feed'
import { declareFeature, lazyBinding } from '../declare-feature'
import { reportsFeature } from './reports.feature'

export const chatFeature = declareFeature('chat', {
  routes: [],
  adapters: [
    lazyBinding('chat', ChatGateway, () => import('../../infrastructure/media/chat/http-chat-gateway')),
    lazyBinding('chat', LiveFeed, () => import('../../infrastructure/media/chat/event-source-feed')),
  ],
  needs: [reportsFeature],
})
