import { inject } from 'inversify'
import { getUnread, listMessages, markMessageRead, readAllMessages, seeChanges } from '../../../../contract/messages'
import type { MessagesGateway } from '../../../application/frame/messages/messages-gateway'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'
import type { PageRequest } from '../../../application/frame/shared/page'
import type { ChangeSubject } from '../../../domain/frame/messages/change'
import type { MessageCategory } from '../../../domain/frame/messages/message'
import { HttpClient } from '../http/http-client'
import { mapped, partOf } from '../http/mapped'
import { pageOf } from '../http/page-of'
import { messageOf, unreadOf } from './messages-of-wire'

export class HttpMessagesGateway implements MessagesGateway {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  async list(category: MessageCategory | null, request: PageRequest, signal?: CancelSignal) {
    const query = { ...request, ...(category === null ? {} : { category }) }
    return mapped(await this.http.send(listMessages, { failures: 'in-place', query, signal }), pageOf(messageOf))
  }

  async unread(signal?: CancelSignal) {
    return mapped(await this.http.send(getUnread, { failures: 'background', signal }), unreadOf)
  }

  async markRead(id: string) {
    const answer = await this.http.send(markMessageRead, { failures: 'background', path: { id } })
    return partOf(answer, 'unread')
  }

  async markAllRead(category: MessageCategory | null) {
    const answer = await this.http.send(readAllMessages, { failures: 'common', body: { category } })
    return partOf(answer, 'unread')
  }

  async markSeen(subject: ChangeSubject, id: string | null) {
    const answer = await this.http.send(seeChanges, { failures: 'background', body: { subject, id } })
    return partOf(answer, 'unread')
  }
}
