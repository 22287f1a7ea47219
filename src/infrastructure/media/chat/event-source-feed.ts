import { inject } from 'inversify'
import type * as z from 'zod/mini'
import { liveEvents, liveStreamUrl } from '../../../../contract/chat'
import { idPath } from '../../../../contract/fields'
import type { LiveFeed, LiveNews } from '../../../application/media/chat/live-feed'
import { RequestContext } from '../../frame/http/request-context'
import { pathOf } from '../../frame/http/request-address'
import { camelised, type Camelised } from '../../frame/http/wire-case'
import { chatMessageOf } from './chat-message-of-wire'

type EventName = keyof typeof liveEvents
type EventData<Name extends EventName> = Camelised<z.infer<(typeof liveEvents)[Name]>>

/** The browser's own EventSource. It is closed at its first error, and the caller decides when to connect again. */
export class EventSourceFeed implements LiveFeed {
  constructor(@inject(RequestContext) private readonly context: RequestContext) {}

  open(channelId: string, after: string | null, listener: (news: LiveNews) => void): () => void {
    const path = pathOf(liveStreamUrl, idPath, { id: channelId })
    const query = after === null ? '' : `?after=${encodeURIComponent(after)}`
    const source = new EventSource(this.context.baseOf('api') + path + query)
    const reportLoss = () => {
      source.close()
      listener({ type: 'lost' })
    }
    const on = <Name extends EventName>(name: Name, tell: (data: EventData<Name>) => void) =>
      source.addEventListener(name, (event: MessageEvent<string>) => {
        const parsedEvent = read(name, event.data)
        // An event that does not match the contract is ignored, because it is meant for another version of the client.
        if (parsedEvent !== null) tell(parsedEvent)
      })
    on('start', ({ messages, reset, earlier, viewers }) =>
      listener({ type: 'started', messages: messages.map(chatMessageOf), reset, earlier, viewers }),
    )
    on('message', (message) => listener({ type: 'message', message: chatMessageOf(message) }))
    on('removed', ({ id }) => listener({ type: 'removed', id }))
    on('viewers', ({ viewers }) => listener({ type: 'viewers', viewers }))
    source.addEventListener('error', reportLoss)
    return () => source.close()
  }
}

function read<Name extends EventName>(name: Name, text: string): EventData<Name> | null {
  const schema: z.ZodMiniType = liveEvents[name]
  try {
    const parsed = schema.safeParse(JSON.parse(text))
    return parsed.success ? (camelised(schema, parsed.data) as EventData<Name>) : null
  } catch {
    return null
  }
}
