import { ContainerModule } from 'inversify'
import { AccountGateway } from '../../../application/people/account/account-gateway'
import { HttpAccountGateway } from './http-account-gateway'

export const adapters = new ContainerModule(({ bind }) => {
  bind(AccountGateway).to(HttpAccountGateway).inSingletonScope()
})
