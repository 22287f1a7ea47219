import { inject } from 'inversify'
import { reaction } from 'mobx'
import { AccountGateway } from '../../application/account/account-gateway'
import { Navigator } from '../../application/navigation/navigator'
import { RefreshUser } from '../../application/session/refresh-user'
import { SessionStore } from '../../application/session/session.store'
import { observe } from '../../application/shared/observe'
import { PreferencesStore } from '../../application/site/preferences.store'
import type { CancelSignal } from '../../application/shared/cancel-signal'
import { Loadable } from '../../application/shared/loadable'
import type { Statistics } from '../../domain/account/statistics'
import type { User } from '../../domain/session/user'
import type { ScreenLocation, ScreenViewModel } from '../shell/screen'
import { mineGroups, mineTiles, type MineGroup, type MineTile } from './mine-entries'

/** S056: the user, their counts, and links to everything that is theirs. */
export class MineViewModel implements ScreenViewModel {
  readonly statistics: Loadable<Statistics>
  readonly unread: Loadable<number>

  constructor(
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(AccountGateway) gateway: AccountGateway,
    @inject(RefreshUser) private readonly refreshUser: RefreshUser,
    @inject(Navigator) private readonly navigator: Navigator,
    @inject(PreferencesStore) private readonly preferences: PreferencesStore,
  ) {
    this.statistics = new Loadable((signal) => gateway.statistics(signal))
    this.unread = new Loadable((signal) => gateway.unread(signal))
    observe(this)
  }

  get isMember(): boolean {
    return this.session.isMember
  }

  /** Null for a guest, and until the user info of a handed-over session is loaded. */
  get user(): User | null {
    return this.session.user
  }

  get isElder(): boolean {
    return this.preferences.preferences.elder
  }

  setElder(elder: boolean): void {
    this.preferences.change({ elder })
  }

  get unreadCount(): number {
    return this.isMember ? (this.unread.value ?? 0) : 0
  }

  /** For members, except in elder mode. */
  get hasCounts(): boolean {
    return this.isMember && !this.isElder
  }

  /** Each with its count; null where it is unknown or not shown. */
  get tiles(): readonly (MineTile & { readonly count: number | null })[] {
    const counts = this.hasCounts ? this.statistics.value : null
    return mineTiles
      .filter(({ path }) => this.navigator.exists(path))
      .map((tile) => ({ ...tile, count: tile.statistic === undefined ? null : (counts?.[tile.statistic] ?? null) }))
  }

  get groups(): readonly MineGroup[] {
    return mineGroups(this.session)
      .map((group) => group.filter(({ path }) => this.navigator.exists(path)))
      .filter((group) => group.length > 0)
  }

  exists(path: string): boolean {
    return this.navigator.exists(path)
  }

  async open(_location: ScreenLocation, signal: CancelSignal): Promise<void> {
    await this.load(signal)
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
    await Promise.all([this.statistics.load(signal), this.unread.load(signal), this.refreshUser.execute()])
  }
}
