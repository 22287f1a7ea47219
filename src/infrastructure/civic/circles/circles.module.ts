import { ContainerModule } from 'inversify'
import { CirclePostsGateway } from '../../../application/civic/circles/circle-posts-gateway'
import { CirclesGateway } from '../../../application/civic/circles/circles-gateway'
import { HttpCirclePostsGateway } from './http-circle-posts-gateway'
import { HttpCirclesGateway } from './http-circles-gateway'

export const adapters = new ContainerModule(({ bind }) => {
  bind(CirclesGateway).to(HttpCirclesGateway).inSingletonScope()
  bind(CirclePostsGateway).to(HttpCirclePostsGateway).inSingletonScope()
})
