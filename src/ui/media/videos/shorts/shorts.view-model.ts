import { inject } from 'inversify'
import { Navigator } from '../../../../application/frame/navigation/navigator'
import type { CancelSignal } from '../../../../application/frame/shared/cancel-signal'
import { Clock } from '../../../../application/frame/shared/clock'
import type { Failure } from '../../../../application/frame/shared/failure'
import { Loadable } from '../../../../application/frame/shared/loadable'
import { observe } from '../../../../application/frame/shared/observe'
import { PagedList } from '../../../../application/frame/shared/paged-list'
import type { Resource, Resources } from '../../../../application/frame/shared/resource'
import { isRecord } from '../../../../domain/frame/shared/json-record'
import { ShortDeck } from '../../../../application/media/videos/short-deck'
import type { VideoSource } from '../../../../application/media/videos/video-source'
import { WatchVideo } from '../../../../application/media/videos/watch-video'
import { doubleTapWithin, isNearEnd, slidesAround } from '../../../../domain/media/videos/short-window'
import type { Video } from '../../../../domain/media/videos/video'
import { prefersReducedMotion } from '../../../frame/kit/environment/use-media-query'
import { ParticipationViewModel } from '../../../participation/participation.part.view-model'
import type { ScreenHead, ScreenLocation, ScreenViewModel } from '../../../frame/shell/screens/screen'
import { ShortScroller } from './short-scroller'
import { sharedShortPath, shortPath, videoPath } from '../videos.paths'

/**
 * Milliseconds after which a short counts as seen. A short that is swiped past sooner changes neither address nor
 * history.
 */
const settledAfter = 350

/** Position of a double tap, in pixels of the slide, with a unique key. */
interface Heart {
  readonly key: number
  readonly x: number
  readonly y: number
}

/** S038, S039: shorts one below the other. The address names the current one. */
export class ShortsViewModel implements ScreenViewModel {
  readonly list: PagedList<Video>
  /** The short that a link named; the others follow it. */
  readonly linkedVideo: Loadable<Video>
  readonly scroller: ShortScroller
  index = 0
  comments = false
  heart: Heart | null = null
  /** Whether the screen is shown in a browser, where it plays. */
  isShown = false
  readonly resources: Resources
  private id = ''
  /** The id that was last written into the address. */
  private written = ''
  private readonly sources = new Map<string, VideoSource>()
  private stopSettling: (() => void) | null = null
  private stopTap: (() => void) | null = null
  private lovedAt = -Infinity

  constructor(
    @inject(WatchVideo) private readonly watch: WatchVideo,
    @inject(ShortDeck) readonly deck: ShortDeck,
    @inject(ParticipationViewModel) readonly participation: ParticipationViewModel,
    @inject(Navigator) private readonly navigator: Navigator,
    @inject(Clock) private readonly clock: Clock,
  ) {
    this.list = new PagedList(
      (cursor, signal) => watch.shorts(cursor === undefined ? {} : { cursor }, signal),
      ({ id }) => id,
    )
    this.linkedVideo = new Loadable((signal) => watch.video(this.id, signal))
    this.scroller = new ShortScroller(this)
    this.resources = { shorts: this.shorts() }
    observe(this)
  }

  get videos(): readonly Video[] {
    const linkedVideo = this.linkedVideo.value
    if (this.id === '') return this.list.items
    return linkedVideo === null ? [] : [linkedVideo, ...this.list.items.filter(({ id }) => id !== linkedVideo.id)]
  }

  /** The current short; null on the slide after the last. */
  get video(): Video | null {
    return this.videos[this.index] ?? null
  }

  /** The indexes of the slides that are rendered. */
  get neighbouringIndices(): readonly number[] {
    return [...slidesAround(this.index, this.videos.length)].sort((one, other) => one - other)
  }

  /** The number of slides, including the one after the last short, which says that there are no more, or loads more. */
  get slides(): number {
    return this.videos.length + 1
  }

  /** Why there is nothing to show at all. */
  get failure(): Failure | null {
    return this.id === '' ? this.list.failure : this.linkedVideo.failure
  }

  get isEmpty(): boolean {
    return this.id === '' && this.list.isEmpty
  }

  get head(): ScreenHead | null {
    const { video } = this
    if (video === null) return null
    const { title, description, cover, share } = video
    const head = { title, description, image: cover, share }
    return this.id === '' ? head : { ...head, about: { ...video, kind: 'short' } }
  }

  show(location: ScreenLocation): () => void {
    this.isShown = true
    const endDeck = this.deck.show({ autoplay: !prefersReducedMotion() })
    const endParticipation = this.participation.show({ ...location, params: {} })
    this.setDeck()
    this.leaveLongOne()
    return () => {
      this.isShown = false
      this.stopSettling?.()
      this.stopTap?.()
      endParticipation()
      endDeck()
    }
  }

  retry(): void {
    void this.load()
  }

  more(): void {
    void this.list.more().then(() => this.setDeck())
  }

  /** Called when another slide comes into view. */
  view(index: number): void {
    if (index === this.index || index < 0 || index >= this.slides) return
    this.index = index
    this.heart = null
    this.setDeck()
    if (isNearEnd(index, this.videos.length)) this.more()
    this.stopSettling?.()
    this.stopSettling = this.clock.after(settledAfter, () => this.settleScroll())
  }

  restart(): void {
    this.scroller.jumpTo(0)
  }

  press(key: string): boolean {
    if (key === ' ') this.deck.toggle()
    else if (key === 'm') this.deck.toggleSound()
    else if (key === 'l') void this.participation.reactions.toggleLike()
    else return false
    return true
  }

  /**
   * Handles a tap: one plays or pauses, and a double tap likes. Each further tap shows the heart again; none takes the
   * like back.
   */
  onTap(x: number, y: number): void {
    const now = this.clock.now()
    if (this.stopTap === null && now - this.lovedAt > doubleTapWithin) {
      this.stopTap = this.clock.after(doubleTapWithin, () => this.endTap())
      return
    }
    this.stopTap?.()
    this.stopTap = null
    this.lovedAt = now
    this.heart = { key: (this.heart?.key ?? 0) + 1, x, y }
    this.settleScroll()
    void this.participation.reactions.grantLike()
  }

  openComments(open: boolean): void {
    // The address is written first, since writing it would close the comments if they were open already.
    if (open) this.settleScroll()
    else this.participation.comments.onAway()
    this.comments = open
  }

  /** The named short and the list that follows it, as a resource; saves which short is current. */
  private shorts(): Resource {
    const { list, linkedVideo } = this
    return {
      open: ({ params }, signal) => {
        this.id = params['aid'] ?? ''
        return this.load(signal)
      },
      // The router also calls this after the view-model itself has changed the address.
      onLocationChange: (location) => this.follow(location),
      snapshot: () =>
        this.videos.length === 0 ? null : { named: linkedVideo.snapshot(), list: list.snapshot(), index: this.index },
      restore: (saved, location) => {
        if (!isRecord(saved) || typeof saved['index'] !== 'number') return false
        const hasNamed = linkedVideo.restore(saved['named'], location)
        const hasList = list.restore(saved['list'], location)
        if (!hasNamed && !hasList) return false
        // The saved state decides which short was named. The address does not, because it names the current short.
        this.id = hasNamed ? (linkedVideo.value?.id ?? '') : ''
        if (!hasList) void list.start().then(() => this.setDeck())
        this.index = saved['index']
        void this.arrive()
        return true
      },
    }
  }

  private async load(signal?: CancelSignal): Promise<void> {
    await Promise.all([
      this.list.start(signal),
      ...(this.id === '' ? [] : [this.linkedVideo.load(signal), this.participation.open(targetOf(this.id), signal)]),
    ])
    await this.arrive(signal)
  }

  private follow({ params }: ScreenLocation): void {
    const id = params['aid'] ?? ''
    if (id === '' || id === this.written || id === this.video?.id) return
    const index = this.videos.findIndex((video) => video.id === id)
    if (index >= 0) return this.scroller.jumpTo(index)
    this.index = 0
    this.id = id
    this.scroller.jumpTo(0)
    void this.linkedVideo.load().then(() => this.arrive())
  }

  private endTap(): void {
    this.stopTap = null
    this.deck.toggle()
  }

  private setDeck(): void {
    this.deck.setDeck(
      this.videos.map((video) => this.sourceOf(video)),
      this.index,
    )
  }

  /**
   * Returns the source of a short. It is made once, so that a play counts once (C044), however often the viewer swipes
   * back.
   */
  private sourceOf(video: Video): VideoSource {
    const existingSource = this.sources.get(video.id)
    if (existingSource !== undefined) return existingSource
    const source = this.watch.source(video, { onCounted: () => undefined })
    let isCounted = false
    const singleSource: VideoSource = {
      ...source,
      countPlay: () => {
        if (!isCounted) source.countPlay()
        isCounted = true
      },
    }
    this.sources.set(video.id, singleSource)
    return singleSource
  }

  private async arrive(signal?: CancelSignal): Promise<void> {
    if (this.isShown) {
      this.setDeck()
      this.leaveLongOne()
    }
    if (this.video !== null) await this.takePart(this.video, signal)
  }

  /** Opens the named video on its own screen when it is not a short. */
  private leaveLongOne(): void {
    const video = this.linkedVideo.value
    if (video !== null && !video.isShort) this.navigator.navigateTo(videoPath(video.id), { replace: true })
  }

  private settleScroll(): void {
    if (this.stopSettling === null) return
    this.stopSettling()
    this.stopSettling = null
    const { video } = this
    if (video === null) return
    this.written = video.id
    this.navigator.navigateTo(shortPath(video.id), { replace: true })
    void this.takePart(video)
  }

  private takePart({ id, share, title, description, cover, source }: Video, signal?: CancelSignal): Promise<void> {
    const { participation } = this
    const isOpen = participation.reactions.target?.id === id
    const participationOpening = isOpen ? Promise.resolve() : participation.open(targetOf(id), signal)
    participation.onArrival({ path: sharedShortPath(id), info: share, title, description, cover: cover ?? '', source })
    return participationOpening
  }
}

function targetOf(id: string) {
  return { id, kind: 'short' } as const
}
