import type { CaseStep, Person } from '../../../domain/frame/cases/case-step'
import { instantOf } from '../../../domain/frame/shared/site-time'

export function personOf({ id, nickname, avatar }: Person): Person {
  return { id, nickname, avatar: avatar || null }
}

export function stepOf<Act extends string, State extends string>({
  id,
  act,
  state,
  at,
  actor,
  text,
  pictures,
}: Omit<CaseStep<Act, State>, 'at'> & { readonly at: string }): CaseStep<Act, State> {
  return { id, act, state, at: instantOf(at) ?? 0, actor: actor === null ? null : personOf(actor), text, pictures }
}
