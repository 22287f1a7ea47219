import { ContainerModule } from 'inversify'
import { HelpedPersonsGateway } from '../../../application/civic/wishes/helped-persons-gateway'
import { HttpHelpedPersonsGateway } from './http-helped-persons-gateway'

export const adapters = new ContainerModule(({ bind }) => {
  bind(HelpedPersonsGateway).to(HttpHelpedPersonsGateway).inSingletonScope()
})
