import * as z from 'zod/mini'
import { id, instant, mediaUrl } from './fields'

/** A person as others see them. */
export const personSchema = z.object({ id, nickname: z.string(), avatar: mediaUrl })

/** One step of a case; its history lists them oldest first. `act` is `submit` for the first. */
export function stepOf<Act extends z.ZodMiniType, State extends z.ZodMiniType>(act: Act, state: State) {
  return z.object({
    id,
    act,
    /** The state that the step led to. */
    state,
    at: instant,
    /** Who took it; null for the office, and for steps taken automatically. */
    actor: z.nullable(personSchema),
    /** The text given with it; '' when there is none. */
    text: z.string(),
    pictures: z.array(mediaUrl),
  })
}
