import { ContainerModule } from 'inversify'
import { OrdersGateway } from '../../../application/civic/orders/orders-gateway'
import { HttpOrdersGateway } from './http-orders-gateway'

export const adapters = new ContainerModule(({ bind }) => {
  bind(OrdersGateway).to(HttpOrdersGateway).inSingletonScope()
})
