import { ContainerModule } from 'inversify'
import { PagesGateway } from '../../../application/overview/pages/pages-gateway'
import { RichText } from '../../../application/overview/pages/rich-text'
import { HttpPagesGateway } from './http-pages-gateway'
import { LazyRichText } from './lazy-rich-text'

export const adapters = new ContainerModule(({ bind }) => {
  bind(PagesGateway).to(HttpPagesGateway).inSingletonScope()
  bind(RichText).to(LazyRichText).inSingletonScope()
})
