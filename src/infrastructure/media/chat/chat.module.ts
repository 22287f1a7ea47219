import { ContainerModule } from 'inversify'
import { ChatGateway } from '../../../application/media/chat/chat-gateway'
import { LiveFeed } from '../../../application/media/chat/live-feed'
import { EventSourceFeed } from './event-source-feed'
import { HttpChatGateway } from './http-chat-gateway'

export const adapters = new ContainerModule(({ bind }) => {
  bind(ChatGateway).to(HttpChatGateway).inSingletonScope()
  bind(LiveFeed).to(EventSourceFeed).inSingletonScope()
})
