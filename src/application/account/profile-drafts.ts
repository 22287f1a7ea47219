import { inject } from 'inversify'
import type { ProfileForm } from '../../domain/account/profile-form'
import { SessionStore } from '../session/session.store'
import { KeepDraft } from '../shared/keep-draft'
import { DraftStorage } from '../shared/storage'

/** What somebody typed into the profile and did not save yet; each user has their own. */
export class ProfileDrafts {
  constructor(
    @inject(DraftStorage) private readonly storage: DraftStorage,
    @inject(KeepDraft) private readonly keepDraft: KeepDraft,
    @inject(SessionStore) private readonly session: SessionStore,
  ) {}

  /** False once the session has ended. */
  get hasOwner(): boolean {
    return this.key !== null
  }

  async read(): Promise<ProfileForm | null> {
    const key = this.key
    const kept = key === null ? null : await this.storage.read(key)
    if (typeof kept !== 'object' || kept === null) return null
    const { nickname, sex, birthdate, homeAddress } = kept as Readonly<Record<string, unknown>>
    if (typeof nickname !== 'string' || typeof birthdate !== 'string' || typeof homeAddress !== 'string') return null
    return { nickname, birthdate, homeAddress, sex: sex === 1 || sex === 2 ? sex : 0 }
  }

  async keep(form: ProfileForm): Promise<void> {
    if (this.key !== null) await this.keepDraft.execute(this.key, form)
  }

  async drop(): Promise<void> {
    if (this.key !== null) await this.storage.remove(this.key)
  }

  private get key(): string | null {
    return this.session.user === null ? null : `profile:${this.session.user.id}`
  }
}
