import { inject } from 'inversify'
import { runInAction } from 'mobx'
import { ClashCheck } from '../../../application/civic/clashes/clash-check'
import { FormServices } from '../../../application/frame/forms/form-services'
import type { ShownCase } from '../../../application/frame/cases/case-act'
import type { Failure } from '../../../application/frame/shared/failure'
import { observe } from '../../../application/frame/shared/observe'
import { WishActs } from '../../../application/civic/wishes/wish-acts'
import type { Wish, WishCard } from '../../../domain/civic/wishes/wish'

/** The page of a wish, or a list of wishes. */
interface ClaimingHost extends ShownCase {
  readonly onClaimed: (wish: Wish) => void
}

/** What claiming wishes takes; a screen makes its own `WishClaiming` of it. */
export class WishClaimServices {
  constructor(
    @inject(WishActs) readonly acts: WishActs,
    @inject(FormServices) readonly forms: FormServices,
    @inject(ClashCheck) readonly clashes: ClashCheck,
  ) {}
}

/**
 * Claims wishes, from lists and from the page of a wish: asks for confirmation, and keeps the reason of a refusal for
 * the wish that it concerns.
 */
export class WishClaiming {
  /** The wish whose claim has to be confirmed. */
  wishToConfirm: WishCard | null = null
  /** The wish whose claim is being sent. */
  private sendingId: string | null = null
  /** The wish whose claim is checked for clashes with other promises. */
  private checkedId: string | null = null
  /** Why the last claim was refused, and of which wish, to be shown beside the act. */
  refusal: { readonly id: string; readonly failure: Failure } | null = null
  private key: { readonly id: string; readonly value: string } | null = null

  constructor(
    private readonly services: WishClaimServices,
    private readonly host: ClaimingHost,
  ) {
    observe(this)
  }

  get clashes(): ClashCheck {
    return this.services.clashes
  }

  /** The wish whose claim is under way. */
  get busyId(): string | null {
    return this.clashes.isChecking ? this.checkedId : this.sendingId
  }

  askToClaim(wish: WishCard): void {
    this.wishToConfirm = wish
  }

  cancelQuestion(): void {
    this.wishToConfirm = null
  }

  async confirm(): Promise<void> {
    const { wishToConfirm } = this
    this.wishToConfirm = null
    if (wishToConfirm !== null) await this.send(wishToConfirm.id)
  }

  /** Claims a wish, once the volunteer has confirmed it where it clashes with another promise. */
  async send(id: string): Promise<void> {
    if (this.busyId !== null) return
    this.checkedId = id
    await this.clashes.before({ kind: 'wish', id }, () => this.sendClaim(id))
  }

  /** Sends a claim. A claim whose answer was lost is sent again under the same idempotency key. */
  private async sendClaim(id: string): Promise<void> {
    this.sendingId = id
    this.refusal = null
    this.key = this.key?.id === id ? this.key : { id, value: this.services.forms.newKey() }
    const outcome = await this.services.acts.claim(id, this.key.value, this.host)
    runInAction(() => {
      this.sendingId = null
      if (outcome === null) return
      if (outcome.ok) {
        this.key = null
        this.host.onClaimed(outcome.value)
      } else this.refusal = { id, failure: outcome.reason }
    })
  }

  /** Resumes a claim that was interrupted by a login or by binding a phone. */
  resume(wishes: readonly Pick<WishCard, 'id' | 'acts'>[]): void {
    const intendedWish = wishes.find(
      ({ id, acts }) => acts.includes('claim') && this.services.acts.consumeClaimIntent(id),
    )
    if (intendedWish !== undefined) void this.send(intendedWish.id)
  }
}
