import { inject } from 'inversify'
import { listEarlierMessages, postChatMessage } from '../../../../contract/chat'
import type { ChatGateway } from '../../../application/media/chat/chat-gateway'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'
import { HttpClient } from '../../frame/http/http-client'
import { mapped } from '../../frame/http/mapped'
import { chatMessageOf } from './chat-message-of-wire'

export class HttpChatGateway implements ChatGateway {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  async earlier(id: string, before: string, signal?: CancelSignal) {
    return mapped(
      await this.http.send(listEarlierMessages, { failures: 'in-place', path: { id }, query: { before }, signal }),
      ({ messages, earlier }) => ({ messages: messages.map(chatMessageOf), earlier }),
    )
  }

  async post(id: string, text: string, key: string) {
    return mapped(
      await this.http.send(postChatMessage, {
        failures: 'in-place',
        path: { id },
        body: { text, key },
        idempotencyKey: key,
      }),
      ({ message }) => chatMessageOf(message),
    )
  }
}
