import { ContainerModule } from 'inversify'
import { CharactersGateway } from '../../../application/media/characters/characters-gateway'
import { HttpCharactersGateway } from './http-characters-gateway'

export const adapters = new ContainerModule(({ bind }) => {
  bind(CharactersGateway).to(HttpCharactersGateway).inSingletonScope()
})
