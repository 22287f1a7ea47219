import type { UserDto } from '../../../../contract/session'
import type { UserWithProfile } from '../../../application/frame/session/session-gateway'
import type { User } from '../../../domain/frame/session/user'
import type { UserProfile } from '../../../domain/frame/session/user-profile'
import type { Camelised } from '../http/wire-case'

export function userOf(user: Camelised<UserDto>): User {
  return {
    id: user.id,
    phone: user.phone,
    avatar: user.avatar || null,
    nickname: user.nickname,
    realName: user.realName === 1,
  }
}

export function userWithProfileOf({
  user,
  profile,
}: {
  user: Camelised<UserDto>
  profile: UserProfile
}): UserWithProfile {
  return { user: userOf(user), profile, hasPassword: user.hasPassword }
}
