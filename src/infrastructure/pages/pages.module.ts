import { ContainerModule } from 'inversify'
import { VisitStart } from '../../application/feed/first-page'
import { PagesGateway } from '../../application/pages/pages-gateway'
import { RichText } from '../../application/pages/rich-text'
import { HistoryVisitStart } from '../host/history-visit-start'
import { HttpPagesGateway } from './http-pages-gateway'
import { LazyRichText } from './lazy-rich-text'

export const pagesModule = new ContainerModule(({ bind, isBound }) => {
  bind(PagesGateway).to(HttpPagesGateway).inSingletonScope()
  if (!isBound(VisitStart)) bind(VisitStart).to(HistoryVisitStart).inSingletonScope()
  bind(RichText).to(LazyRichText).inSingletonScope()
})
