import { inject } from 'inversify'
import { liveEvents, liveStreamUrl } from '../../../../contract/chat'
import { idPath } from '../../../../contract/fields'
import type { LiveFeed, LiveNews } from '../../../application/media/chat/live-feed'
import { listenToEvents } from '../../frame/http/event-source'
import { RequestContext } from '../../frame/http/request-context'
import { pathOf } from '../../frame/http/request-address'
import { chatMessageOf } from './chat-message-of-wire'

/** The browser's own EventSource. */
export class EventSourceFeed implements LiveFeed {
  constructor(@inject(RequestContext) private readonly context: RequestContext) {}

  open(channelId: string, after: string | null, listener: (news: LiveNews) => void): () => void {
    const path = pathOf(liveStreamUrl, idPath, { id: channelId })
    const query = after === null ? '' : `?after=${encodeURIComponent(after)}`
    return listenToEvents(
      this.context.baseOf('api') + path + query,
      liveEvents,
      {
        start: ({ messages, reset, earlier, viewers }) =>
          listener({ type: 'started', messages: messages.map(chatMessageOf), reset, earlier, viewers }),
        message: (message) => listener({ type: 'message', message: chatMessageOf(message) }),
        removed: ({ id }) => listener({ type: 'removed', id }),
        viewers: ({ viewers }) => listener({ type: 'viewers', viewers }),
      },
      () => listener({ type: 'lost' }),
    )
  }
}
