import { ContainerModule } from 'inversify'
import { FeedGateway } from '../../application/feed/feed-gateway'
import { VisitStart } from '../../application/feed/first-page'
import { HistoryVisitStart } from '../host/history-visit-start'
import { HttpFeedGateway } from './http-feed-gateway'

export const feedModule = new ContainerModule(({ bind, isBound }) => {
  bind(FeedGateway).to(HttpFeedGateway).inSingletonScope()
  // The start page asks for it too, without the rest of this module.
  if (!isBound(VisitStart)) bind(VisitStart).to(HistoryVisitStart).inSingletonScope()
})
