import { ContainerModule } from 'inversify'
import { ActivitiesGateway } from '../../application/activities/activities-gateway'
import { HttpActivitiesGateway } from './http-activities-gateway'

export const activitiesModule = new ContainerModule(({ bind }) => {
  bind(ActivitiesGateway).to(HttpActivitiesGateway).inSingletonScope()
})
