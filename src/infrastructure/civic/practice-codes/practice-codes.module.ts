import { ContainerModule } from 'inversify'
import { PracticeCodesGateway } from '../../../application/civic/practice-codes/practice-codes-gateway'
import { HttpPracticeCodesGateway } from './http-practice-codes-gateway'

export const adapters = new ContainerModule(({ bind }) => {
  bind(PracticeCodesGateway).to(HttpPracticeCodesGateway).inSingletonScope()
})
