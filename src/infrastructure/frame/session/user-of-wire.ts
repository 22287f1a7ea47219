import type { getUser } from '../../../../contract/session'
import type { UserWithProfile } from '../../../application/frame/session/session-gateway'
import type { User } from '../../../domain/frame/session/user'
import type { AnswerOf } from '../http/call-parts'

export function userOf({ id, phone, avatar, nickname, realName }: AnswerOf<typeof getUser>['user']): User {
  return { id, phone, avatar, nickname, realName: realName === 1 }
}

export function userWithProfileOf({ user, profile }: AnswerOf<typeof getUser>): UserWithProfile {
  return { user: userOf(user), profile, hasPassword: user.hasPassword }
}
