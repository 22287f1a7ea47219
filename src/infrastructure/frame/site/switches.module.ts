import { ContainerModule } from 'inversify'
import { SwitchesGateway } from '../../../application/frame/site/switches.store'
import { HttpSwitchesGateway } from './http-switches-gateway'

export const adapters = new ContainerModule(({ bind }) => {
  bind(SwitchesGateway).to(HttpSwitchesGateway).inSingletonScope()
})
