import { ContainerModule } from 'inversify'
import { CommentsGateway } from '../../../application/participation/comments/comments-gateway'
import { HttpCommentsGateway } from './http-comments-gateway'

export const adapters = new ContainerModule(({ bind }) => {
  bind(CommentsGateway).to(HttpCommentsGateway).inSingletonScope()
})
