import { ContainerModule } from 'inversify'
import { MatrixGateway } from '../../../application/media/matrix/matrix-gateway'
import { HttpMatrixGateway } from './http-matrix-gateway'

export const adapters = new ContainerModule(({ bind }) => {
  bind(MatrixGateway).to(HttpMatrixGateway).inSingletonScope()
})
