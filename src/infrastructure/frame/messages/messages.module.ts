import { ContainerModule } from 'inversify'
import { AppBadge } from '../../../application/frame/messages/app-badge'
import { MessagesGateway } from '../../../application/frame/messages/messages-gateway'
import { BrowserAppBadge } from './browser-app-badge'
import { HttpMessagesGateway } from './http-messages-gateway'

export const adapters = new ContainerModule(({ bind }) => {
  bind(MessagesGateway).to(HttpMessagesGateway).inSingletonScope()
  bind(AppBadge).to(BrowserAppBadge).inSingletonScope()
})
