import { inject } from 'inversify'
import { InvitationsGateway } from '../../application/invitations/invitations-gateway'
import { Navigator } from '../../application/navigation/navigator'
import { SessionStore } from '../../application/session/session.store'
import type { CancelSignal } from '../../application/shared/cancel-signal'
import { observe } from '../../application/shared/observe'
import { PagedList, type PagedListSnapshot } from '../../application/shared/paged-list'
import { ShareContent, type ShareSubject } from '../../application/sharing/share-content'
import { SiteStore } from '../../application/site/site.store'
import type { Invited } from '../../domain/invitations/invited'
import { minePath } from '../account/account.routes'
import type { ScreenLocation, ScreenViewModel } from '../shell/screen'

interface Saved {
  readonly invited: PagedListSnapshot<Invited>
  readonly today: number | null
}

/** S148: the member's link, its code and poster, and who came by it. */
export class InviteViewModel implements ScreenViewModel {
  readonly invited: PagedList<Invited>
  /** How many came today; null until it is known. */
  today: number | null = null
  /** The ways to share, or at once the poster; null while neither is shown. */
  sharing: 'ways' | 'poster' | null = null

  constructor(
    @inject(InvitationsGateway) gateway: InvitationsGateway,
    @inject(ShareContent) private readonly share: ShareContent,
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(SiteStore) private readonly site: SiteStore,
    @inject(Navigator) private readonly navigator: Navigator,
  ) {
    this.invited = new PagedList(
      async (cursor, signal) => {
        const outcome = await gateway.invited(cursor === undefined ? {} : { cursor }, signal)
        if (outcome.ok && outcome.value.today !== undefined) this.takeToday(outcome.value.today)
        return outcome
      },
      ({ id }) => id,
    )
    observe(this)
  }

  get isMember(): boolean {
    return this.session.isMember
  }

  get nickname(): string {
    return this.session.user?.nickname ?? ''
  }

  get siteName(): string {
    return this.site.config?.name ?? ''
  }

  async open(_: ScreenLocation, signal: CancelSignal): Promise<void> {
    if (this.isMember) await this.invited.start(signal)
  }

  addressOf(invitation: ShareSubject): string {
    return this.share.shareable(invitation).url
  }

  copy(invitation: ShareSubject): void {
    void this.share.byCopy(invitation)
  }

  showWays(): void {
    this.sharing = 'ways'
  }

  showPoster(): void {
    this.sharing = 'poster'
  }

  closeSharing(): void {
    this.sharing = null
  }

  back(): void {
    this.navigator.back(minePath)
  }

  snapshot(): Saved | null {
    const invited = this.invited.snapshot()
    return invited === null ? null : { invited, today: this.today }
  }

  restore(saved: unknown): void {
    const { invited, today } = saved as Saved
    this.invited.restore(invited)
    this.today = today
  }

  private takeToday(today: number): void {
    this.today = today
  }
}
