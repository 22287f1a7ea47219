import { inject } from 'inversify'
import { runInAction } from 'mobx'
import { FilteredList } from '../../../application/frame/lists/filtered-list'
import { ChangesStore } from '../../../application/frame/messages/changes.store'
import { Navigator } from '../../../application/frame/navigation/navigator'
import { forMembers } from '../../../application/frame/session/access/for-members'
import { SessionStore } from '../../../application/frame/session/session.store'
import type { Resources } from '../../../application/frame/shared/resource'
import { WishActs } from '../../../application/civic/wishes/wish-acts'
import { WishesGateway } from '../../../application/civic/wishes/wishes-gateway'
import type { WishCard } from '../../../domain/civic/wishes/wish'
import type { ScreenLocation, ScreenViewModel } from '../../frame/shell/screens/screen'
import { myClaimedPath } from './wishes.paths'
import { observe } from '../../../application/frame/shared/observe'

export type WishRoleFilter = 'wisher' | 'claimant'

/** S102, S141: the wishes that the member published, and those that they claimed. */
export class MyWishesViewModel implements ScreenViewModel {
  readonly wishes: FilteredList<WishCard, { readonly role: string; readonly state: string }>
  /** The wish whose withdrawal has to be confirmed. */
  wishToConfirm: WishCard | null = null
  isWithdrawing = false
  readonly resources: Resources
  private path = ''

  constructor(
    @inject(WishesGateway) gateway: WishesGateway,
    @inject(WishActs) private readonly acts: WishActs,
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(ChangesStore) private readonly changes: ChangesStore,
    @inject(Navigator) navigator: Navigator,
  ) {
    this.wishes = new FilteredList({
      navigator,
      defaults: { role: 'wisher', state: '' },
      load: ({ state }, request, signal) => gateway.mine(this.role, state, request, signal),
      keyOf: ({ id }) => id,
    })
    this.resources = { wishes: forMembers(session, this.wishes) }
    observe(this)
  }

  get isMember(): boolean {
    return this.session.isMember
  }

  get role(): WishRoleFilter {
    return this.path === myClaimedPath || this.wishes.filters.role === 'claimant' ? 'claimant' : 'wisher'
  }

  applyLocation({ path }: ScreenLocation): void {
    this.path = path
  }

  /** Reloads the list, since an act on another screen may have changed one of the wishes. */
  show(): void {
    if (!this.isMember) return
    void this.changes.load()
    if (this.wishes.list.state === 'ready') void this.wishes.refresh()
  }

  chooseRole(role: string): void {
    this.wishes.choose({ role, state: '' })
  }

  askToRelease(wish: WishCard): void {
    this.wishToConfirm = wish
  }

  cancelQuestion(): void {
    this.wishToConfirm = null
  }

  async withdraw(): Promise<void> {
    const { wishToConfirm } = this
    if (wishToConfirm === null || this.isWithdrawing) return
    this.isWithdrawing = true
    const isGone = await this.acts.withdraw(wishToConfirm.id, { refresh: this.wishes.refresh })
    runInAction(() => {
      this.isWithdrawing = false
      this.wishToConfirm = null
      if (isGone) this.wishes.remove(wishToConfirm.id)
    })
  }
}
