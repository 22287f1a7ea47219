import { inject } from 'inversify'
import {
  checkProfile,
  type ProfileChanges,
  type ProfileField,
  type ProfileForm,
  type ProfileProblem,
} from '../../domain/account/profile-form'
import { isoDate } from '../../domain/shared/civil-date'
import type { FieldErrors } from '../../domain/shared/field-rules'
import type { Result } from '../../domain/shared/result'
import { siteTime } from '../../domain/shared/site-time'
import { KnowUser } from '../session/know-user'
import { SessionGateway, type UserChanges, type UserWithProfile } from '../session/session-gateway'
import { Clock } from '../shared/clock'
import type { Outcome } from '../shared/failure'
import type { NoticeCode } from '../shared/notice-codes'
import { NoticesStore } from '../shared/notices.store'
import { SiteStore } from '../site/site.store'

/** Validates and saves a member's profile. */
export class EditProfile {
  constructor(
    @inject(SessionGateway) private readonly gateway: SessionGateway,
    @inject(KnowUser) private readonly knowUser: KnowUser,
    @inject(NoticesStore) private readonly notices: NoticesStore,
    @inject(SiteStore) private readonly site: SiteStore,
    @inject(Clock) private readonly clock: Clock,
  ) {}

  check(form: ProfileForm): Result<ProfileChanges, FieldErrors<ProfileField, ProfileProblem>> {
    return checkProfile(form, siteTime(this.clock.now(), this.site.timeZone) ?? { year: 1970, month: 1, day: 1 })
  }

  /** Today's date in the site's time zone, YYYY-MM-DD. */
  today(): string {
    const today = siteTime(this.clock.now(), this.site.timeZone)
    return today === null ? '' : isoDate(today)
  }

  execute(changes: ProfileChanges): Promise<Outcome<UserWithProfile>> {
    return this.save(changes, 'profile-saved')
  }

  /** The picture is a finished upload. */
  setAvatar(avatarSourceId: string): Promise<Outcome<UserWithProfile>> {
    return this.save({ avatarSourceId }, 'avatar-saved')
  }

  private async save(changes: UserChanges, notice: NoticeCode): Promise<Outcome<UserWithProfile>> {
    const answer = await this.gateway.edit(changes)
    if (!answer.ok) return answer
    this.knowUser.execute(answer.value.user)
    this.notices.show({ code: notice }, 'success')
    return answer
  }
}
