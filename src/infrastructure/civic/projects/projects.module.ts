import { ContainerModule } from 'inversify'
import { ProjectsGateway } from '../../../application/civic/projects/projects-gateway'
import { HttpProjectsGateway } from './http-projects-gateway'

export const adapters = new ContainerModule(({ bind }) => {
  bind(ProjectsGateway).to(HttpProjectsGateway).inSingletonScope()
})
