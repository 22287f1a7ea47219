import { ContainerModule } from 'inversify'
import { PostWritingGateway } from '../../../application/civic/circle-writing/post-writing-gateway'
import { HttpPostWritingGateway } from './http-post-writing-gateway'

export const adapters = new ContainerModule(({ bind }) => {
  bind(PostWritingGateway).to(HttpPostWritingGateway).inSingletonScope()
})
