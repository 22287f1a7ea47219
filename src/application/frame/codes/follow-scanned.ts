import { inject } from 'inversify'
import { readScannedText, type ShownText } from '../../../domain/frame/codes/scanned-text'
import { FollowLink } from '../navigation/follow-link'
import { Navigator } from '../navigation/navigator'
import { SiteOrigin } from '../navigation/site-origin'
import { ShareSource } from '../session/share-source'
import { takeVisitQuery } from '../session/visit-query'

/** What a scanned text leads to: a screen at once, anything outside only when the visitor agrees. */
export class FollowScanned {
  constructor(
    @inject(Navigator) private readonly navigator: Navigator,
    @inject(SiteOrigin) private readonly origin: SiteOrigin,
    @inject(ShareSource) private readonly source: ShareSource,
    @inject(FollowLink) private readonly followLink: FollowLink,
  ) {}

  /** Opens the screen if it is one; otherwise returns what it is, to be shown. */
  execute(text: string): ShownText | null {
    const scanned = readScannedText(text, { origin: this.origin, isKnownRoute: (path) => this.navigator.exists(path) })
    if (scanned.kind !== 'screen') return scanned
    // The token of an app is dropped: a code on a wall must not log anyone in.
    const { left, taken } = takeVisitQuery(scanned.path)
    this.source.rememberAll(taken)
    // In place of the scanner: 'back' leads to where it was opened.
    this.navigator.go(left, { replace: true })
    return null
  }

  /** The visitor agreed to leave. */
  leave(url: string): void {
    this.followLink.execute(url, this.origin)
  }
}
