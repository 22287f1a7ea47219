import { ContainerModule } from 'inversify'
import { LessonsGateway } from '../../../application/civic/lessons/lessons-gateway'
import { HttpLessonsGateway } from './http-lessons-gateway'

export const adapters = new ContainerModule(({ bind }) => {
  bind(LessonsGateway).to(HttpLessonsGateway).inSingletonScope()
})
