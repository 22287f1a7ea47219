import { ContainerModule } from 'inversify'
import { ActivityPlansGateway } from '../../../application/civic/activity-plans/activity-plans-gateway'
import { HttpActivityPlansGateway } from './http-activity-plans-gateway'

export const adapters = new ContainerModule(({ bind }) => {
  bind(ActivityPlansGateway).to(HttpActivityPlansGateway).inSingletonScope()
})
