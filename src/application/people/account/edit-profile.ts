import { inject } from 'inversify'
import {
  checkProfile,
  type ProfileChanges,
  type ProfileField,
  type ProfileForm,
  type ProfileProblem,
} from '../../../domain/people/account/profile-form'
import { isoDate } from '../../../domain/frame/shared/civil-date'
import type { FieldErrors } from '../../../domain/frame/shared/field-rules'
import type { Result } from '../../../domain/frame/shared/result'
import { StoreUser } from '../../frame/session/store-user'
import { SessionGateway, type UserChanges, type UserWithProfile } from '../../frame/session/session-gateway'
import type { Outcome } from '../../frame/shared/failure'
import type { NoticeCode } from '../../frame/shared/notice-codes'
import { NoticesStore } from '../../frame/shared/notices.store'
import { SiteCalendar } from '../../frame/site/site-calendar'
import { profileNotices } from './profile-notices'

/** Validates and saves a member's profile. */
export class EditProfile {
  constructor(
    @inject(SessionGateway) private readonly gateway: SessionGateway,
    @inject(StoreUser) private readonly storeUser: StoreUser,
    @inject(NoticesStore) private readonly notices: NoticesStore,
    @inject(SiteCalendar) private readonly calendar: SiteCalendar,
  ) {}

  check(form: ProfileForm): Result<ProfileChanges, FieldErrors<ProfileField, ProfileProblem>> {
    return checkProfile(form, this.calendar.today())
  }

  /** Today's date in the site's time zone, YYYY-MM-DD. */
  today(): string {
    return isoDate(this.calendar.today())
  }

  execute(changes: ProfileChanges): Promise<Outcome<UserWithProfile>> {
    return this.save(changes, profileNotices['profile-saved'])
  }

  /** Sets the avatar; the picture is a finished upload. */
  setAvatar(avatarSourceId: string): Promise<Outcome<UserWithProfile>> {
    return this.save({ avatarSourceId }, profileNotices['avatar-saved'])
  }

  private async save(changes: UserChanges, notice: NoticeCode): Promise<Outcome<UserWithProfile>> {
    const answer = await this.gateway.edit(changes)
    if (!answer.ok) return answer
    this.storeUser.execute(answer.value.user)
    this.notices.show({ code: notice }, 'success')
    return answer
  }
}
