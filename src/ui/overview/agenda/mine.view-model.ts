import { inject } from 'inversify'
import { reaction } from 'mobx'
import { AccountGateway } from '../../../application/people/account/account-gateway'
import { forMembers } from '../../../application/frame/session/access/for-members'
import { RefreshUser } from '../../../application/frame/session/refresh-user'
import { SessionStore } from '../../../application/frame/session/session.store'
import { observe } from '../../../application/frame/shared/observe'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'
import { Loadable } from '../../../application/frame/shared/loadable'
import type { Resources } from '../../../application/frame/shared/resource'
import type { Statistics } from '../../../domain/people/account/statistics'
import type { User } from '../../../domain/frame/session/user'
import type { ScreenViewModel } from '../../frame/shell/screens/screen'
import { AgendaViewModel } from './agenda.part.view-model'
import { MineEntries, type MineGroup, type MineTile } from './mine-entries'

/** S056: the user, their counts, and links to all of their own screens. */
export class MineViewModel implements ScreenViewModel {
  readonly statistics: Loadable<Statistics>
  readonly resources: Resources

  constructor(
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(AccountGateway) gateway: AccountGateway,
    @inject(RefreshUser) private readonly refreshUser: RefreshUser,
    @inject(MineEntries) private readonly entries: MineEntries,
    @inject(AgendaViewModel) readonly agenda: AgendaViewModel,
  ) {
    this.statistics = new Loadable((signal) => gateway.statistics(signal))
    this.resources = { own: forMembers(session, { open: (_location, signal) => this.load(signal) }) }
    observe(this)
  }

  get isMember(): boolean {
    return this.session.isMember
  }

  /** The member; null for a guest, and until the user of a handed-over session is loaded. */
  get user(): User | null {
    return this.session.user
  }

  /** The tiles with their counts; null while a count is unknown. */
  get tiles(): readonly (MineTile & { readonly count: number | null })[] {
    return this.entries.tiles().map((tile) => ({ ...tile, count: this.statistics.value?.[tile.statistic] ?? null }))
  }

  get groups(): readonly MineGroup[] {
    return this.entries.ofMember()
  }

  get guestEntries(): MineGroup['entries'] {
    return this.entries.ofGuest()
  }

  exists(path: string): boolean {
    return this.entries.exists(path)
  }

  /** Refreshes the counts on return, and follows a login or logout in any tab. */
  show(): () => void {
    let isFirst = this.statistics.state === 'idle' || this.statistics.state === 'loading'
    return reaction(
      () => this.session.user?.id ?? null,
      () => {
        if (!isFirst) void this.load()
        isFirst = false
      },
      { fireImmediately: true },
    )
  }

  private async load(signal?: CancelSignal): Promise<void> {
    if (!this.session.isMember) return
    await Promise.all([this.agenda.load(signal), this.statistics.load(signal), this.refreshUser.execute()])
  }
}
