import { ContainerModule } from 'inversify'
import { MessagesGateway } from '../../../application/frame/messages/messages-gateway'
import { HttpMessagesGateway } from './http-messages-gateway'

export const adapters = new ContainerModule(({ bind }) => {
  bind(MessagesGateway).to(HttpMessagesGateway).inSingletonScope()
})
