import { inject } from 'inversify'
import { runInAction } from 'mobx'
import { BlockPerson } from '../../../application/people/privacy/block-person'
import { ChangePrivacy } from '../../../application/people/privacy/change-privacy'
import { PrivacyGateway } from '../../../application/people/privacy/privacy-gateway'
import { Loadable } from '../../../application/frame/shared/loadable'
import { observe } from '../../../application/frame/shared/observe'
import { PagedList } from '../../../application/frame/shared/paged-list'
import { resetResource, type Resources } from '../../../application/frame/shared/resource'
import type { BlockedPerson, Privacy } from '../../../domain/people/privacy/privacy'
import type { ScreenViewModel } from '../../frame/shell/screens/screen'

/** The privacy of a member: what others see of the member, what is kept, and whom the member blocked. */
export class UserPrivacyViewModel implements ScreenViewModel {
  readonly privacy: Loadable<Privacy>
  readonly blocked: PagedList<BlockedPerson>
  readonly resources: Resources
  /** Whether the member is asked if their history shall be deleted. */
  isAsking = false

  constructor(
    @inject(PrivacyGateway) gateway: PrivacyGateway,
    @inject(ChangePrivacy) private readonly changePrivacy: ChangePrivacy,
    @inject(BlockPerson) private readonly blockPerson: BlockPerson,
  ) {
    this.privacy = new Loadable((signal) => gateway.read(signal))
    this.blocked = new PagedList(
      (cursor, signal) => gateway.blocked(cursor === undefined ? {} : { cursor }, signal),
      ({ id }) => id,
    )
    this.resources = { privacy: resetResource(this.privacy), blocked: resetResource(this.blocked) }
    observe(this)
  }

  /** Changes a setting at once; one that could not be stored goes back. */
  async change(change: Partial<Privacy>): Promise<void> {
    const before = this.privacy.value
    if (before === null) return
    this.privacy.change((privacy) => ({ ...privacy, ...change }))
    const outcome = await this.changePrivacy.execute(change)
    runInAction(() => this.privacy.set(outcome.ok ? outcome.value : before))
  }

  keepHistory(on: boolean): void {
    if (on) void this.change({ keepsHistory: true })
    else this.isAsking = true
  }

  cancel(): void {
    this.isAsking = false
  }

  stopHistory(): void {
    this.isAsking = false
    void this.change({ keepsHistory: false })
  }

  async unblock(id: string): Promise<void> {
    const outcome = await this.blockPerson.execute(id, false)
    if (outcome.ok) runInAction(() => this.blocked.remove(new Set([id])))
  }
}
