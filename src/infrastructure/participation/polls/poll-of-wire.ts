import type { PollDto } from '../../../../contract/polls'
import { instantOf } from '../../../domain/frame/shared/site-time'
import type { Poll } from '../../../domain/participation/polls/poll'
import type { Camelised } from '../../frame/http/wire-case'

export function pollOf(poll: Camelised<PollDto>): Poll {
  const { id, question, options, takesSeveral, results, endsAt, voters, chosen } = poll
  return { id, question, options, takesSeveral, results, endsAt: instantOf(endsAt) ?? 0, voters, chosen }
}
