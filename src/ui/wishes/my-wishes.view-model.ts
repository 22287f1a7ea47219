import { inject } from 'inversify'
import { runInAction } from 'mobx'
import { FilteredList, type SavedList } from '../../application/lists/filtered-list'
import { ChangesStore } from '../../application/messages/changes.store'
import { Navigator } from '../../application/navigation/navigator'
import { SessionStore } from '../../application/session/session.store'
import type { CancelSignal } from '../../application/shared/cancel-signal'
import { WishActs } from '../../application/wishes/wish-acts'
import { WishesGateway } from '../../application/wishes/wishes-gateway'
import type { WishCard } from '../../domain/wishes/wish'
import type { ScreenLocation, ScreenViewModel } from '../shell/screen'
import { myClaimedPath } from './wishes.routes'
import { observe } from '../../application/shared/observe'

export type WishRoleFilter = 'wisher' | 'claimant'

/** S102, S141: the wishes that the member published, and those that they claimed. */
export class MyWishesViewModel implements ScreenViewModel {
  readonly wishes: FilteredList<WishCard, { readonly role: string; readonly state: string }>
  /** The wish whose withdrawal has to be confirmed. */
  asked: WishCard | null = null
  isWithdrawing = false
  private path = ''

  constructor(
    @inject(WishesGateway) gateway: WishesGateway,
    @inject(WishActs) private readonly acts: WishActs,
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(ChangesStore) private readonly changes: ChangesStore,
    @inject(Navigator) private readonly navigator: Navigator,
  ) {
    this.wishes = new FilteredList({
      navigator,
      defaults: { role: 'wisher', state: '' },
      load: ({ state }, request, signal) => gateway.mine(this.role, state, request, signal),
      keyOf: ({ id }) => id,
    })
    observe(this)
  }

  get isMember(): boolean {
    return this.session.isMember
  }

  get role(): WishRoleFilter {
    return this.path === myClaimedPath || this.wishes.filters.role === 'claimant' ? 'claimant' : 'wisher'
  }

  async open(location: ScreenLocation, signal: CancelSignal): Promise<void> {
    this.path = location.path
    if (this.isMember) await this.wishes.open(location, signal)
  }

  /** An act on another screen may have changed one of them. */
  show(location: ScreenLocation): void {
    if (!this.isMember) return
    void this.changes.load()
    if (this.wishes.list.state === 'idle') void this.open(location, never)
    else if (this.wishes.list.state === 'ready') void this.wishes.refresh()
  }

  moved(location: ScreenLocation): void {
    this.wishes.moved(location)
  }

  snapshot(): SavedList<WishCard> {
    return this.wishes.snapshot()
  }

  restore(saved: unknown, location: ScreenLocation): void {
    this.path = location.path
    if (this.isMember) this.wishes.restore(saved as SavedList<WishCard>, location)
  }

  back(): void {
    this.navigator.back('/mine')
  }

  chooseRole(role: string): void {
    this.wishes.choose({ role, state: '' })
  }

  ask(wish: WishCard): void {
    this.asked = wish
  }

  keep(): void {
    this.asked = null
  }

  async withdraw(): Promise<void> {
    const { asked } = this
    if (asked === null || this.isWithdrawing) return
    this.isWithdrawing = true
    const isGone = await this.acts.withdraw(asked.id, { refresh: this.wishes.refresh })
    runInAction(() => {
      this.isWithdrawing = false
      this.asked = null
      if (isGone) this.wishes.remove(asked.id)
    })
  }
}

const never: CancelSignal = { aborted: false, addEventListener: () => undefined, removeEventListener: () => undefined }
