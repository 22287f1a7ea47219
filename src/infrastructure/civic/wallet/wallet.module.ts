import { ContainerModule } from 'inversify'
import { WalletGateway } from '../../../application/civic/wallet/wallet-gateway'
import { HttpWalletGateway } from './http-wallet-gateway'

export const adapters = new ContainerModule(({ bind }) => {
  bind(WalletGateway).to(HttpWalletGateway).inSingletonScope()
})
