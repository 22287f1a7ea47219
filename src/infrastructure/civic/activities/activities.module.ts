import { ContainerModule } from 'inversify'
import { ActivitiesGateway } from '../../../application/civic/activities/activities-gateway'
import { AttendanceGateway } from '../../../application/civic/activities/attendance-gateway'
import { HttpActivitiesGateway } from './http-activities-gateway'
import { HttpAttendanceGateway } from './http-attendance-gateway'

export const adapters = new ContainerModule(({ bind }) => {
  bind(ActivitiesGateway).to(HttpActivitiesGateway).inSingletonScope()
  bind(AttendanceGateway).to(HttpAttendanceGateway).inSingletonScope()
})
