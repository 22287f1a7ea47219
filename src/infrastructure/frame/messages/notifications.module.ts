import { ContainerModule } from 'inversify'
import { MessageFeed } from '../../../application/frame/messages/message-feed'
import { MessageSettingsGateway } from '../../../application/frame/messages/message-settings-gateway'
import { PushDevice } from '../../../application/frame/messages/push-device'
import { PushGateway } from '../../../application/frame/messages/push-gateway'
import { BrowserPushDevice } from './browser-push-device'
import { EventSourceMessageFeed } from './event-source-message-feed'
import { HttpMessageSettingsGateway } from './http-message-settings-gateway'
import { HttpPushGateway } from './http-push-gateway'

export const adapters = new ContainerModule(({ bind }) => {
  bind(MessageSettingsGateway).to(HttpMessageSettingsGateway).inSingletonScope()
  bind(MessageFeed).to(EventSourceMessageFeed).inSingletonScope()
  bind(PushGateway).to(HttpPushGateway).inSingletonScope()
  bind(PushDevice).to(BrowserPushDevice).inSingletonScope()
})
