import { inject } from 'inversify'
import { postChatMessage } from '../../../contract/chat'
import type { ChatGateway } from '../../application/chat/chat-gateway'
import { HttpClient } from '../http/http-client'
import { mapped } from '../http/mapped'
import { chatMessageOf } from './chat-message-of-wire'

export class HttpChatGateway implements ChatGateway {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

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
