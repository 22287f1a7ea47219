import * as z from 'zod/mini'
import { pollDays, pollResultTimes } from '../src/domain/participation/polls/poll'
import { endpoint } from './endpoint'
import { errorCodes } from './envelope'
import { count, flag, id, idPath, moment, writtenText } from './fields'

/** The numbers of options, from 1. */
const numbers = z.array(z.int().check(z.minimum(1), z.maximum(20))).check(z.maxLength(20))

export const pollSchema = z.object({
  id,
  question: z.string(),
  options: z.array(
    z.object({
      number: count,
      text: z.string(),
      /** How many chose it; null while the reader does not see that. */
      votes: z.nullable(count),
    }),
  ),
  takes_several: flag,
  results: z.enum(pollResultTimes),
  ends_at: moment,
  /** How many people voted. Nobody is told how anybody did. */
  voters: count,
  /** What the reader chose; empty until they voted. */
  chosen: numbers,
})
export type PollDto = z.input<typeof pollSchema>

/** What the author of a poll writes. */
export const pollWriting = z.object({
  question: writtenText(400),
  options: z.array(writtenText(200)).check(z.maxLength(20)),
  takes_several: flag,
  days: z.literal([...pollDays]),
  results: z.enum(pollResultTimes),
})
export type PollWriting = z.input<typeof pollWriting>

export const votePoll = endpoint({
  id: null,
  name: 'votePoll',
  method: 'POST',
  url: '/v1/polls/:id/votes',
  summary: 'Votes, once for each member: a vote is not changed or taken back',
  access: 'phone',
  path: idPath,
  body: z.object({ options: numbers }),
  answer: z.object({ poll: pollSchema }),
  // 409001 with the state `voted` or `over`.
  errors: [errorCodes.gone, errorCodes.phoneNeeded, errorCodes.stateRefuses, errorCodes.notYours],
  idempotent: true,
})
