import { inject } from 'inversify'
import { InvitationsGateway } from '../../../application/people/invitations/invitations-gateway'
import { forMembers } from '../../../application/frame/session/access/for-members'
import { SessionStore } from '../../../application/frame/session/session.store'
import { observe } from '../../../application/frame/shared/observe'
import { PagedList } from '../../../application/frame/shared/paged-list'
import { savedValue, type Resources } from '../../../application/frame/shared/resource'
import { ShareContent, type ShareSubject } from '../../../application/frame/sharing/share-content'
import { SiteStore } from '../../../application/frame/site/site.store'
import type { Invited } from '../../../domain/people/invitations/invited'
import type { ScreenViewModel } from '../../frame/shell/screens/screen'

/** S148: the member's link, its code and poster, and the people who came by it. */
export class InviteViewModel implements ScreenViewModel {
  readonly invited: PagedList<Invited>
  /** The number of people who came today; null until it is loaded. */
  today: number | null = null
  /** The sheet of ways to share, or the poster itself; null while neither is shown. */
  sharing: 'ways' | 'poster' | null = null
  readonly resources: Resources

  constructor(
    @inject(InvitationsGateway) gateway: InvitationsGateway,
    @inject(ShareContent) private readonly share: ShareContent,
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(SiteStore) private readonly site: SiteStore,
  ) {
    this.invited = new PagedList(
      async (cursor, signal) => {
        const outcome = await gateway.invited(cursor === undefined ? {} : { cursor }, signal)
        if (outcome.ok && outcome.value.today !== undefined) this.takeToday(outcome.value.today)
        return outcome
      },
      ({ id }) => id,
    )
    this.resources = {
      invited: forMembers(session, this.invited),
      today: savedValue({
        read: () => this.today,
        parse: (saved) => (typeof saved === 'number' ? saved : null),
        write: (today) => (this.today = today),
      }),
    }
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

  private takeToday(today: number): void {
    this.today = today
  }
}
