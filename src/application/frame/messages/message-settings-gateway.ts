import type { MessageSettings } from '../../../domain/frame/messages/message-settings'
import type { CancelSignal } from '../shared/cancel-signal'
import type { Outcome } from '../shared/failure'
import { port } from '../shared/port'

/** How the member wants to be told of messages. */
export interface MessageSettingsGateway {
  settings(signal?: CancelSignal): Promise<Outcome<MessageSettings>>
  save(settings: MessageSettings): Promise<Outcome<MessageSettings>>
}
export const MessageSettingsGateway = port<MessageSettingsGateway>('MessageSettingsGateway')
