import { ContainerModule } from 'inversify'
import { FollowingGateway } from '../../../application/overview/following/following-gateway'
import { HttpFollowingGateway } from './http-following-gateway'

export const adapters = new ContainerModule(({ bind }) => {
  bind(FollowingGateway).to(HttpFollowingGateway).inSingletonScope()
})
