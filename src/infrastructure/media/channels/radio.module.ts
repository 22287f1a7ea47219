import { ContainerModule } from 'inversify'
import { RadioGateway } from '../../../application/media/channels/radio-gateway'
import { HttpRadioGateway } from './http-radio-gateway'

export const adapters = new ContainerModule(({ bind }) => {
  bind(RadioGateway).to(HttpRadioGateway).inSingletonScope()
})
