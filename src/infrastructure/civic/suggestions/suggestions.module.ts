import { ContainerModule } from 'inversify'
import { SuggestionsGateway } from '../../../application/civic/suggestions/suggestions-gateway'
import { HttpSuggestionsGateway } from './http-suggestions-gateway'

export const adapters = new ContainerModule(({ bind }) => {
  bind(SuggestionsGateway).to(HttpSuggestionsGateway).inSingletonScope()
})
