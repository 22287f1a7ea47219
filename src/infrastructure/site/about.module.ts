import { ContainerModule } from 'inversify'
import { AboutGateway } from '../../application/site/about-gateway'
import { HttpAboutGateway } from './http-about-gateway'

export const aboutModule = new ContainerModule(({ bind }) => {
  bind(AboutGateway).to(HttpAboutGateway).inSingletonScope()
})
