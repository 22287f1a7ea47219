import { ContainerModule } from 'inversify'
import { ClassroomsGateway } from '../../../application/civic/classrooms/classrooms-gateway'
import { HttpClassroomsGateway } from './http-classrooms-gateway'

export const adapters = new ContainerModule(({ bind }) => {
  bind(ClassroomsGateway).to(HttpClassroomsGateway).inSingletonScope()
})
