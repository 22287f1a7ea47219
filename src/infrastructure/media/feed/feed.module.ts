import { ContainerModule } from 'inversify'
import { FeedGateway } from '../../../application/media/feed/feed-gateway'
import { HttpFeedGateway } from './http-feed-gateway'

export const adapters = new ContainerModule(({ bind }) => {
  bind(FeedGateway).to(HttpFeedGateway).inSingletonScope()
})
