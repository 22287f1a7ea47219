import { ContainerModule } from 'inversify'
import { CommentsGateway } from '../../application/comments/comments-gateway'
import { HttpCommentsGateway } from './http-comments-gateway'

export const commentsModule = new ContainerModule(({ bind }) => {
  bind(CommentsGateway).to(HttpCommentsGateway).inSingletonScope()
})
