import type * as z from 'zod/mini'
import { camelised, type Camelised } from './wire-case'

type Events = Readonly<Record<string, z.ZodMiniType>>
type EventData<Of extends Events, Name extends keyof Of> = Camelised<z.infer<Of[Name]>>
type Listeners<Of extends Events> = { readonly [Name in keyof Of]: (data: EventData<Of, Name>) => void }

/**
 * Listens to a stream of server-sent events, until the returned function is called. It is closed at its first error,
 * and the caller decides when to connect again.
 */
export function listenToEvents<Of extends Events>(
  url: string,
  events: Of,
  listeners: Listeners<Of>,
  onLost: () => void,
): () => void {
  const source = new EventSource(url)
  for (const name of Object.keys(events) as (keyof Of & string)[])
    source.addEventListener(name, (event: MessageEvent<string>) => {
      const data = read(events, name, event.data)
      // An event that does not match the contract is ignored, because it is meant for another version of the client.
      if (data !== null) listeners[name](data)
    })
  source.addEventListener('error', () => {
    source.close()
    onLost()
  })
  return () => source.close()
}

function read<Of extends Events, Name extends keyof Of>(
  events: Of,
  name: Name,
  text: string,
): EventData<Of, Name> | null {
  const schema: z.ZodMiniType = events[name]!
  try {
    const parsed = schema.safeParse(JSON.parse(text))
    return parsed.success ? (camelised(schema, parsed.data) as EventData<Of, Name>) : null
  } catch {
    return null
  }
}
