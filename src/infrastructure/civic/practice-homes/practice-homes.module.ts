import { ContainerModule } from 'inversify'
import { PracticeHomesGateway } from '../../../application/civic/practice-homes/practice-homes-gateway'
import { HttpPracticeHomesGateway } from './http-practice-homes-gateway'

export const adapters = new ContainerModule(({ bind }) => {
  bind(PracticeHomesGateway).to(HttpPracticeHomesGateway).inSingletonScope()
})
