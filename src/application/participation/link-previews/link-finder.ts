import { inject } from 'inversify'
import { runInAction } from 'mobx'
import type { LinkPreview } from '../../../domain/participation/marked-text/link-preview'
import { firstAddress } from '../../../domain/participation/marked-text/marked-text'
import { Clock } from '../../frame/shared/clock'
import { observe } from '../../frame/shared/observe'
import { CancelSource } from '../../frame/uploads/cancel-source'
import { LinkPreviewsGateway } from './link-previews-gateway'

/** Debounce: milliseconds without a key press, after which a typed address counts as whole. */
const pause = 800

/**
 * Finds the page of the first address in a text while it is written. A page that the writer took out is not offered
 * again as long as its address stands there, and a failure offers nothing.
 */
export class LinkFinder {
  isLooking = false
  /** The address that was looked at last. */
  private address: string | null = null
  private cancelPause: () => void = () => undefined
  private source = new CancelSource()

  constructor(
    @inject(LinkPreviewsGateway) private readonly gateway: LinkPreviewsGateway,
    @inject(Clock) private readonly clock: Clock,
  ) {
    observe(this)
  }

  /**
   * Call when the text has changed.
   * @param onFound called with the page, or null once its address is gone from the text
   */
  look(text: string, onFound: (link: LinkPreview | null) => void): void {
    const address = firstAddress(text)
    if (address === this.address) return
    this.stop()
    this.address = address
    if (address === null) onFound(null)
    else this.cancelPause = this.clock.after(pause, () => void this.load(address, onFound))
  }

  /** Takes the address of a text as looked at already, such as that of a restored draft. */
  know(text: string): void {
    this.address = firstAddress(text)
  }

  stop(): void {
    this.cancelPause()
    this.source.cancel()
    this.isLooking = false
  }

  private async load(address: string, onFound: (link: LinkPreview | null) => void): Promise<void> {
    const source = new CancelSource()
    this.source = source
    this.isLooking = true
    const outcome = await this.gateway.preview(address, source.signal)
    if (source.signal.aborted) return
    runInAction(() => {
      this.isLooking = false
      if (outcome.ok) onFound(outcome.value)
    })
  }
}
