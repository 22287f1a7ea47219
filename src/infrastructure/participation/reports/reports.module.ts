import { ContainerModule } from 'inversify'
import { ReportsGateway } from '../../../application/participation/reports/reports-gateway'
import { HttpReportsGateway } from './http-reports-gateway'

export const adapters = new ContainerModule(({ bind }) => {
  bind(ReportsGateway).to(HttpReportsGateway).inSingletonScope()
})
