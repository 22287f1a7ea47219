import { inject } from 'inversify'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { EditProfile } from '../../application/account/edit-profile'
import { ProfileDrafts } from '../../application/account/profile-drafts'
import { Navigator } from '../../application/navigation/navigator'
import { fieldProblems, type FieldProblems } from '../../application/session/field-problems'
import { RefreshUser } from '../../application/session/refresh-user'
import { Clock } from '../../application/shared/clock'
import type { Failure } from '../../application/shared/failure'
import { isSameProfile, profileFormOf, type ProfileField, type ProfileForm } from '../../domain/account/profile-form'
import type { ScreenViewModel } from '../shell/screen'

const fields: readonly ProfileField[] = ['nickname', 'sex', 'birthdate', 'homeAddress']
/** Milliseconds after the last letter. */
const draftDelay = 1000

/** S058: the member's profile, kept as a draft while it is typed. */
export class ProfileViewModel implements ScreenViewModel {
  /** Null until the profile is there. */
  form: ProfileForm | null = null
  problems: FieldProblems<ProfileField> = {}
  state: 'loading' | 'ready' | 'failed' = 'loading'
  isBusy = false
  /** What shows was typed earlier and not saved. */
  isDraft = false
  failure: Failure | null = null
  private saved: ProfileForm | null = null
  private cancelDraft: (() => void) | null = null

  constructor(
    @inject(RefreshUser) private readonly refreshUser: RefreshUser,
    @inject(EditProfile) private readonly editProfile: EditProfile,
    @inject(ProfileDrafts) private readonly drafts: ProfileDrafts,
    @inject(Clock) private readonly clock: Clock,
    @inject(Navigator) private readonly navigator: Navigator,
  ) {
    makeAutoObservable<
      this,
      'refreshUser' | 'editProfile' | 'drafts' | 'clock' | 'navigator' | 'cancelDraft' | 'saved'
    >(
      this,
      {
        refreshUser: false,
        editProfile: false,
        drafts: false,
        clock: false,
        navigator: false,
        cancelDraft: false,
        saved: observableRef,
        form: observableRef,
        problems: observableRef,
        failure: observableRef,
      },
      { autoBind: true },
    )
  }

  get isChanged(): boolean {
    return this.form !== null && this.saved !== null && !isSameProfile(this.form, this.saved)
  }

  /** The latest birth date that is taken, YYYY-MM-DD. */
  get today(): string {
    return this.editProfile.today()
  }

  /** Nobody is held back whose session has ended: the draft waits for him. */
  asksBeforeLeaving(): boolean {
    return this.isChanged && this.drafts.hasOwner
  }

  async open(): Promise<void> {
    runInAction(() => (this.state = 'loading'))
    const [me, draft] = await Promise.all([this.refreshUser.execute(), this.drafts.read()])
    runInAction(() => {
      if (!me.ok) {
        this.failure = me.reason
        this.state = 'failed'
        return
      }
      this.saved = profileFormOf(me.value.user, me.value.profile)
      this.isDraft = draft !== null && !isSameProfile(draft, this.saved)
      this.form = draft ?? this.saved
      this.failure = null
      this.state = 'ready'
    })
  }

  /** Leaves nothing waiting: what was typed is written before the screen goes, or the phone takes the page away. */
  show(): () => void {
    document.addEventListener('visibilitychange', this.keepDraft)
    return () => {
      document.removeEventListener('visibilitychange', this.keepDraft)
      this.keepDraft()
    }
  }

  back(): void {
    this.navigator.back('/mine')
  }

  change(part: Partial<ProfileForm>): void {
    if (this.form === null) return
    this.form = { ...this.form, ...part }
    this.problems = Object.fromEntries(Object.entries(this.problems).filter(([field]) => !(field in part)))
    this.failure = null
    this.cancelDraft?.()
    this.cancelDraft = this.clock.after(draftDelay, this.keepDraft)
  }

  /** Back to what the platform has; nothing of the draft stays. */
  discard(): void {
    this.cancelDraft?.()
    this.cancelDraft = null
    this.form = this.saved
    this.isDraft = false
    this.problems = {}
    this.failure = null
    void this.drafts.drop()
  }

  async submit(): Promise<void> {
    if (this.form === null || this.isBusy) return
    this.failure = null
    const checked = this.editProfile.check(this.form)
    this.problems = checked.ok ? {} : checked.reason
    if (!checked.ok) return
    this.isBusy = true
    const sent = this.form
    const outcome = await this.editProfile.execute(checked.value)
    runInAction(() => {
      this.isBusy = false
      if (!outcome.ok) return this.tell(outcome.reason)
      this.saved = profileFormOf(outcome.value.user, outcome.value.profile)
      // What was typed while it was under way is not lost.
      if (this.form !== null && isSameProfile(this.form, sent)) this.discard()
      this.isDraft = false
      if (!this.isChanged) this.back()
    })
  }

  private tell(failure: Failure): void {
    const problems = fieldProblems(failure, fields)
    if (problems === null) this.failure = failure
    else this.problems = problems
  }

  private keepDraft(): void {
    if (this.cancelDraft === null || this.form === null) return
    this.cancelDraft()
    this.cancelDraft = null
    void (this.isChanged ? this.drafts.keep(this.form) : this.drafts.drop())
  }
}
