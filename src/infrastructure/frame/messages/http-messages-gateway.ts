import { inject } from 'inversify'
import { getUnread, seeChanges } from '../../../../contract/account'
import type { MessagesGateway } from '../../../application/frame/messages/messages-gateway'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'
import type { ChangeSubject } from '../../../domain/frame/messages/change'
import { HttpClient } from '../http/http-client'
import { mapped } from '../http/mapped'

export class HttpMessagesGateway implements MessagesGateway {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  unread(signal?: CancelSignal) {
    return this.http.send(getUnread, { failures: 'background', signal })
  }

  async markSeen(subject: ChangeSubject, id: string | null) {
    const answer = await this.http.send(seeChanges, { failures: 'background', body: { subject, id } })
    return mapped(answer, ({ unread }) => unread)
  }
}
