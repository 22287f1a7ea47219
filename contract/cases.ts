import * as z from 'zod/mini'
import { id, mediaUrl, moment, optionalUrl } from './fields'

/** A person as others see them. */
export const personSchema = z.object({ id, nickname: z.string(), avatar: optionalUrl })

/** One step of a case, whose history lists the steps oldest first. The `act` of the first step is `submit`. */
export function stepOf<Act extends z.ZodMiniType, State extends z.ZodMiniType>(act: Act, state: State) {
  return z.object({
    id,
    act,
    /** The state after the step. */
    state,
    at: moment,
    /** The person who took the step; null for the office, and for automatic steps. */
    actor: z.nullable(personSchema),
    /** The text given with the step; '' when there is none. */
    text: z.string(),
    pictures: z.array(mediaUrl),
  })
}
