import { inject } from 'inversify'
import { readScannedText, type ShownText } from '../../../domain/frame/codes/scanned-text'
import { FollowLink } from '../navigation/follow-link'
import { Navigator } from '../navigation/navigator'
import { SiteOrigin } from '../navigation/site-origin'
import { ShareSource } from '../session/visit/share-source'
import { takeVisitQuery } from '../session/visit/visit-query'

/** Opens what a scanned text leads to: a screen at once, an external address only when the visitor agrees. */
export class FollowScanned {
  constructor(
    @inject(Navigator) private readonly navigator: Navigator,
    @inject(SiteOrigin) private readonly origin: SiteOrigin,
    @inject(ShareSource) private readonly source: ShareSource,
    @inject(FollowLink) private readonly followLink: FollowLink,
  ) {}

  /** Opens the text's screen, if it names one; otherwise returns what the text is, to be shown. */
  execute(text: string): ShownText | null {
    const scannedText = readScannedText(text, {
      origin: this.origin,
      isKnownRoute: (path) => this.navigator.exists(path),
    })
    if (scannedText.kind !== 'screen') return scannedText
    // An app's token in the address is dropped, because a code on a wall must not log anyone in.
    const { left, sources } = takeVisitQuery(scannedText.path)
    this.source.rememberAll(sources)
    // The screen takes the scanner's history entry, so that 'back' leads to where the scanner was opened.
    this.navigator.navigateTo(left, { replace: true })
    return null
  }

  /** Opens the external address, once the visitor has agreed to leave. */
  leave(url: string): void {
    this.followLink.execute(url, this.origin)
  }
}
