import { inject } from 'inversify'
import { messageEvents, messageStreamUrl } from '../../../../contract/message-events'
import type { MessageFeed, MessageNews } from '../../../application/frame/messages/message-feed'
import { listenToEvents } from '../http/event-source'
import { RequestContext } from '../http/request-context'
import { unreadOf } from './messages-of-wire'

/** The browser's own EventSource, which sends the cookie of the session. */
export class EventSourceMessageFeed implements MessageFeed {
  constructor(@inject(RequestContext) private readonly context: RequestContext) {}

  open(listener: (news: MessageNews) => void): () => void {
    let isStarted = false
    return listenToEvents(
      this.context.baseOf('api') + messageStreamUrl,
      messageEvents,
      {
        unread: (unread) => {
          listener({ type: isStarted ? 'unread' : 'started', unread: unreadOf(unread) })
          isStarted = true
        },
        alive: () => listener({ type: 'alive' }),
      },
      () => listener({ type: 'lost' }),
    )
  }
}
