import { ContainerModule } from 'inversify'
import { SafetyGateway } from '../../../application/people/safety/safety-gateway'
import { HttpSafetyGateway } from './http-safety-gateway'

export const adapters = new ContainerModule(({ bind }) => {
  bind(SafetyGateway).to(HttpSafetyGateway).inSingletonScope()
})
