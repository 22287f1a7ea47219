import { inject } from 'inversify'
import { OpenInApp } from '../../../../application/frame/hosts/open-in-app'
import { ShareSource } from '../../../../application/frame/session/visit/share-source'
import type { CancelSignal } from '../../../../application/frame/shared/cancel-signal'
import { Loadable } from '../../../../application/frame/shared/loadable'
import { observe } from '../../../../application/frame/shared/observe'
import type { Resource, Resources } from '../../../../application/frame/shared/resource'
import { ShortDeck } from '../../../../application/media/videos/short-deck'
import { WatchVideo } from '../../../../application/media/videos/watch-video'
import type { SharedShort } from '../../../../domain/media/videos/video'
import { prefersReducedMotion } from '../../../frame/kit/environment/use-media-query'
import type { ScreenHead, ScreenLocation, ScreenViewModel } from '../../../frame/shell/screens/screen'
import { sharerQuery, shortPath } from '../videos.paths'

/** S040: the screen to which the link of a shared short leads. */
export class SharedShortViewModel implements ScreenViewModel {
  readonly sharedShort: Loadable<SharedShort>
  isShown = false
  readonly resources: Resources
  private id = ''
  /**
   * The sharer whom the address names, for the server-drawn view. A browser has already taken the sharer from the
   * address into `ShareSource` before it opens a screen.
   */
  private sharerId: string | null = null

  constructor(
    @inject(WatchVideo) private readonly watch: WatchVideo,
    @inject(ShortDeck) readonly deck: ShortDeck,
    @inject(ShareSource) source: ShareSource,
    @inject(OpenInApp) readonly app: OpenInApp,
  ) {
    this.sharedShort = new Loadable((signal) =>
      watch.sharedShort(this.id, source.read().fromUserId ?? this.sharerId, signal),
    )
    this.resources = { shared: this.dealt() }
    observe(this)
  }

  get head(): ScreenHead | null {
    const video = this.sharedShort.value?.video
    if (video === undefined) return null
    const { title, description, cover, share } = video
    return { title, description, image: cover, share, about: { ...video, kind: 'short' } }
  }

  /** The path of the player of all shorts, starting with this one. */
  get nextPath(): string {
    return shortPath(this.id)
  }

  applyLocation({ params, query }: ScreenLocation): void {
    this.id = params['id'] ?? ''
    this.sharerId = query[sharerQuery] ?? null
  }

  show(): () => void {
    this.isShown = true
    const endDeck = this.deck.show({ autoplay: !prefersReducedMotion() })
    this.setDeck()
    const endOpening = this.app.show()
    return () => {
      this.isShown = false
      endOpening()
      endDeck()
    }
  }

  retry(): void {
    void this.load()
  }

  /** Loads the short, and puts it into the player at once. */
  private dealt(): Resource {
    const { sharedShort } = this
    return {
      open: (_location, signal) => this.load(signal),
      snapshot: () => sharedShort.snapshot(),
      restore: (saved, location) => {
        const isRestored = sharedShort.restore(saved, location)
        this.setDeck()
        return isRestored
      },
    }
  }

  private async load(signal?: CancelSignal): Promise<void> {
    await this.sharedShort.load(signal)
    this.setDeck()
  }

  private setDeck(): void {
    const video = this.sharedShort.value?.video
    if (video !== undefined) this.deck.setDeck([this.watch.source(video, { onCounted: () => undefined })], 0)
  }
}
