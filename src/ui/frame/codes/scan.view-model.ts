import { inject } from 'inversify'
import { runInAction } from 'mobx'
import { FollowScanned } from '../../../application/frame/codes/follow-scanned'
import { observe } from '../../../application/frame/shared/observe'
import type { Resources } from '../../../application/frame/shared/resource'
import { CopyText } from '../../../application/frame/sharing/copy-text'
import type { ShownText } from '../../../domain/frame/codes/scanned-text'
import type { ScreenViewModel } from '../shell/screens/screen'
import { CodeScannerViewModel } from './code-scanner.view-model'

/** Scans a code and opens its screen; other content is shown, and opened only on request. */
export class ScanViewModel implements ScreenViewModel {
  scannedText: ShownText | null = null
  /** The camera starts when the screen is shown. */
  readonly resources: Resources = {}

  constructor(
    @inject(CodeScannerViewModel) readonly scanner: CodeScannerViewModel,
    @inject(FollowScanned) private readonly followScanned: FollowScanned,
    @inject(CopyText) private readonly copyText: CopyText,
  ) {
    observe(this)
  }

  show(): () => void {
    return this.scanner.show(this.acceptText)
  }

  /** Closes the sheet and scans the next code. */
  dismiss(): void {
    this.scannedText = null
    this.scanner.resume()
  }

  async copy(): Promise<void> {
    if (this.scannedText !== null && (await this.copyText.execute(this.scannedText.text))) runInAction(this.dismiss)
  }

  leave(url: string): void {
    this.followScanned.leave(url)
    this.dismiss()
  }

  private acceptText(text: string): void {
    this.scannedText = this.followScanned.execute(text)
  }
}
