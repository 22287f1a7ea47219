import { inject } from 'inversify'
import { runInAction } from 'mobx'
import { PositionStore } from '../../../../application/frame/places/position.store'
import { SessionStore } from '../../../../application/frame/session/session.store'
import type { CancelSignal } from '../../../../application/frame/shared/cancel-signal'
import type { Failure } from '../../../../application/frame/shared/failure'
import { Loadable } from '../../../../application/frame/shared/loadable'
import { PagedList } from '../../../../application/frame/shared/paged-list'
import type { Resources } from '../../../../application/frame/shared/resource'
import { WishesGateway } from '../../../../application/civic/wishes/wishes-gateway'
import { publicWishStates } from '../../../../domain/civic/wishes/wish-lifecycle'
import type { Claimant, OfferedWishAct, Wish } from '../../../../domain/civic/wishes/wish'
import { ParticipationViewModel } from '../../../participation/participation.part.view-model'
import type { ScreenHead, ScreenLocation, ScreenViewModel } from '../../../frame/shell/screens/screen'
import { makeActForm, type ActForm, type ConfirmedAct } from './wish-act-forms'
import { WishClaiming, WishClaimServices } from '../wish-claiming'
import { wishPath } from '../wishes.paths'
import { observe } from '../../../../application/frame/shared/observe'

/** S128: one wish, its history, its claimants, and the visitor's acts. */
export class WishViewModel implements ScreenViewModel {
  id = ''
  readonly wish: Loadable<Wish>
  readonly claimants: PagedList<Claimant>
  readonly claiming: WishClaiming
  private withdrawing = false
  /** The form of the act being written. */
  actForm: ActForm | null = null
  showsClaimants = false
  readonly resources: Resources

  constructor(
    @inject(WishesGateway) private readonly gateway: WishesGateway,
    @inject(WishClaimServices) private readonly claims: WishClaimServices,
    @inject(PositionStore) private readonly positions: PositionStore,
    @inject(ParticipationViewModel) readonly participation: ParticipationViewModel,
    @inject(SessionStore) private readonly session: SessionStore,
  ) {
    this.wish = new Loadable((signal) => gateway.wish(this.id, this.positions.position, signal))
    this.claimants = new PagedList(
      (cursor, signal) => gateway.claimants(this.id, cursor === undefined ? {} : { cursor }, signal),
      ({ id }) => id,
    )
    this.claiming = new WishClaiming(claims, {
      refresh: () => this.refresh(),
      onClaimed: (wish) => this.showAnswer(wish),
    })
    this.resources = {
      wish: {
        open: (_location, signal) => this.load(signal),
        show: (location) => participation.show(location),
        onLocationChange: (location) => participation.onLocationChange(location),
        reload: () => this.reload(),
      },
    }
    observe(this)
  }

  /** The act that is being performed. */
  get busy(): OfferedWishAct | null {
    return this.claiming.busyId !== null ? 'claim' : this.withdrawing ? 'withdraw' : null
  }

  /** Why the last claim was refused. */
  get refusal(): Failure | null {
    return this.claiming.refusal?.failure ?? null
  }

  get head(): ScreenHead | null {
    const wish = this.wish.value
    return wish === null
      ? null
      : { title: wish.title, description: wish.summary, image: wish.cover, about: { kind: 'wish', id: this.id } }
  }

  get isPublic(): boolean {
    return publicWishStates.some((state) => state === this.wish.value?.state)
  }

  /** Whether a guest may claim the wish, who has to log in first. */
  get needsLogin(): boolean {
    return !this.session.isMember && this.wish.value?.acts.includes('claim') === true
  }

  get isGone(): boolean {
    return this.wish.failure?.code === 'gone'
  }

  applyLocation({ params }: ScreenLocation): void {
    this.id = params['aid'] ?? ''
  }

  /** Resumes a claim that was interrupted by a login or by binding a phone. */
  onArrival(): void {
    if (this.wish.value !== null) this.claiming.resume([this.wish.value])
  }

  async reload(): Promise<void> {
    await this.load()
    this.onArrival()
  }

  showClaimants(): void {
    this.showsClaimants = true
    if (this.claimants.state === 'idle') void this.claimants.start()
  }

  close(): void {
    this.showsClaimants = false
    this.actForm = null
  }

  act(act: OfferedWishAct): void {
    if (act === 'claim') void this.claiming.send(this.id)
    else if (act === 'withdraw') void this.withdraw()
    else if (act !== 'letGo') this.write(act)
  }

  private async load(signal?: CancelSignal): Promise<void> {
    await this.wish.load(signal)
    const wish = this.wish.value
    // A wish that nobody else can see yet has no comments.
    if (wish === null || !this.isPublic) return
    await this.participation.open({ kind: 'wish', id: this.id }, signal)
    const { title, summary: description, cover } = wish
    this.participation.onArrival({ path: wishPath(this.id), info: null, title, description, cover: cover ?? '' })
  }

  private async withdraw(): Promise<void> {
    if (this.busy !== null) return
    this.withdrawing = true
    const isGone = await this.claims.acts.withdraw(this.id, { refresh: () => this.refresh() })
    runInAction(() => (this.withdrawing = false))
    if (isGone) this.claims.acts.leave()
  }

  /** Asks the wisher for a reason to dismiss one of the claimants. */
  letGo(claimant: Claimant): void {
    this.showsClaimants = false
    this.write('letGo', claimant.id)
  }

  /** Opens directions in the phone's map app, for a current claimant. */
  openDirections(): void {
    if (this.wish.value !== null) this.claims.acts.openDirections(this.wish.value)
  }

  register(): void {
    this.claims.acts.register(this.id)
  }

  private write(act: ConfirmedAct, claimantId?: string): void {
    const form = makeActForm(act, this.id, {
      claimantId,
      forms: this.claims.forms,
      gateway: this.gateway,
      caseAct: this.claims.acts.caseAct,
      refresh: () => this.refresh(),
      onDone: (wish) => {
        this.showAnswer(wish)
        this.close()
      },
    })
    this.actForm = form
    void form.form.open()
  }

  private async refresh(): Promise<void> {
    await this.wish.load()
    // Closes the form of an act that is no longer possible.
    if (this.actForm !== null && this.wish.value?.acts.includes(this.actForm.act) !== true) this.close()
  }

  private showAnswer(wish: Wish): void {
    // The answer to an act does not include the distance, so the known distance is kept.
    this.wish.set({ ...wish, distance: wish.distance ?? this.wish.value?.distance ?? null })
    this.claimants.set({ items: [], nextCursor: null, total: null })
    if (wish.claimed > wish.claimants.length) void this.claimants.start()
  }
}
