import { ContainerModule } from 'inversify'
import { CreditsGateway } from '../../../application/participation/credits/credits-gateway'
import { HttpCreditsGateway } from './http-credits-gateway'

export const adapters = new ContainerModule(({ bind }) => {
  bind(CreditsGateway).to(HttpCreditsGateway).inSingletonScope()
})
