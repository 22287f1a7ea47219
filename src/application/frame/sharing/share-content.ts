import { inject } from 'inversify'
import {
  shareCard,
  shareReport,
  type ShareCard,
  type SharedTarget,
  type ShareInfo,
} from '../../../domain/frame/sharing/share'
import { announceCredits } from '../shared/announce-credits'
import { SessionStore } from '../session/session.store'
import { NoticesStore } from '../shared/notices.store'
import { SiteStore } from '../site/site.store'
import { shareLink } from './share-link'
import { ShareOutlet, type SharedPicture } from './share-outlet'
import { SharingGateway } from './sharing-gateway'
import { sharingNotices } from './sharing-notices'
import type { NoticeCode } from '../shared/notice-codes'

/** What a screen offers to be shared. */
export interface ShareSubject {
  /** The path of the screen. */
  readonly path: string
  /** The content or channel on the screen (B105); null for any other page. */
  readonly target: SharedTarget | null
  /** The editor's share settings (B15); null without any. */
  readonly info: ShareInfo | null
  readonly title: string
  readonly description: string
  readonly cover: string
  /** The name of the publisher. */
  readonly source?: string
  /**
   * Whether the shared address leaves out the sharer, because the screen names its owner only in part and the sharer's
   * id would reveal them.
   */
  readonly plainAddress?: boolean
}

export interface Shareable extends ShareCard {
  readonly url: string
  readonly siteName: string
  /** The name of the publisher; '' without one. */
  readonly source: string
}

/** Shares in one of the available ways, and then reports the share to the server (B15, B105). */
export class ShareContent {
  constructor(
    @inject(ShareOutlet) private readonly outlet: ShareOutlet,
    @inject(SharingGateway) private readonly gateway: SharingGateway,
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(SiteStore) private readonly site: SiteStore,
    @inject(NoticesStore) private readonly notices: NoticesStore,
  ) {}

  get hasSystemShare(): boolean {
    return this.outlet.canShare()
  }

  shareable({ path, info, title, description, cover, source = '', plainAddress = false }: ShareSubject): Shareable {
    const siteName = this.site.config?.name ?? ''
    const card = shareCard(info, { title, description, cover, siteName })
    const origin = this.outlet.origin()
    const url = plainAddress ? `${origin}${path}` : shareLink(origin, path, this.session.user?.id ?? null)
    return { ...card, url, siteName, source }
  }

  /**
   * Shares through the device's own share sheet, with the poster when it is given. Returns the new number of shares;
   * null when nothing was shared, or it was not counted.
   */
  async bySystem(subject: ShareSubject, picture?: SharedPicture): Promise<number | null> {
    const { title, description, url } = this.shareable(subject)
    const card = { title, text: description, url }
    const outcome = await this.outlet.share(picture === undefined ? card : { ...card, picture })
    if (outcome === 'failed') this.notices.show({ code: sharingNotices['share-failed'] }, 'error')
    return outcome === 'shared' ? this.report(subject, url) : null
  }

  async byCopy(subject: ShareSubject): Promise<number | null> {
    const { url } = this.shareable(subject)
    const copied = await this.outlet.copy(url)
    this.notices.show(
      { code: copied ? sharingNotices.copied : sharingNotices['copy-failed'] },
      copied ? 'success' : 'error',
    )
    return copied ? this.report(subject, url) : null
  }

  canShare(picture: SharedPicture): boolean {
    return this.outlet.canShare(picture)
  }

  /**
   * Reports that the poster was saved.
   * @param notice What is said with the credits that this earns.
   */
  byPoster(subject: ShareSubject, notice: NoticeCode = sharingNotices.shared): Promise<number | null> {
    return this.report(subject, this.shareable(subject).url, notice)
  }

  private async report(
    { target }: ShareSubject,
    url: string,
    notice: NoticeCode = sharingNotices.shared,
  ): Promise<number | null> {
    const report = shareReport(url, target, this.session.user?.id ?? null)
    const outcome = announceCredits(this.notices, notice, await this.gateway.report(report))
    return outcome.ok && target !== null ? outcome.value.shares : null
  }
}
