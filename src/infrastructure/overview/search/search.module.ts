import { ContainerModule } from 'inversify'
import { SearchGateway } from '../../../application/overview/search/search-gateway'
import { HttpSearchGateway } from './http-search-gateway'

export const adapters = new ContainerModule(({ bind }) => {
  bind(SearchGateway).to(HttpSearchGateway).inSingletonScope()
})
