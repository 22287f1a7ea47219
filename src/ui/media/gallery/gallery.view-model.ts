import { inject } from 'inversify'
import { GalleryGateway } from '../../../application/media/gallery/gallery-gateway'
import { Navigator } from '../../../application/frame/navigation/navigator'
import { Clock } from '../../../application/frame/shared/clock'
import type { Loadable } from '../../../application/frame/shared/loadable'
import { observe } from '../../../application/frame/shared/observe'
import type { Resources } from '../../../application/frame/shared/resource'
import { pictureIndex, type Gallery, type GalleryPicture } from '../../../domain/media/gallery/gallery'
import { LoadedContent } from '../../participation/loaded-content.part.view-model'
import { ParticipationViewModel } from '../../participation/participation.part.view-model'
import type { ScreenHead, ScreenLocation, ScreenViewModel } from '../../frame/shell/screens/screen'
import { galleryPath, pictureQuery } from './gallery.paths'

/**
 * Milliseconds after which a picture is written to the address (debounce), since browsers refuse to change the address
 * many times a second.
 */
const settledAfter = 400

/** S046, S047: one gallery. The number of the current picture is part of the address. */
export class GalleryViewModel implements ScreenViewModel {
  readonly gallery: Loadable<Gallery>
  index = 0
  zoomed = false
  /** Whether the overview of all pictures is open. */
  overview = false
  /** Whether the screen is shown in a browser, where its pictures can be swiped. */
  isShown = false
  readonly resources: Resources
  readonly content: LoadedContent<Gallery>
  /** The number of the picture in the address. */
  private number: string | undefined
  private stopWriting: (() => void) | null = null

  constructor(
    @inject(GalleryGateway) gateway: GalleryGateway,
    @inject(ParticipationViewModel) readonly participation: ParticipationViewModel,
    @inject(Navigator) private readonly navigator: Navigator,
    @inject(Clock) private readonly clock: Clock,
  ) {
    this.content = new LoadedContent({
      kind: 'gallery',
      parameter: 'aid',
      participation,
      load: (id, signal) => gateway.gallery(id, signal),
      describe: (gallery) => ({
        content: gallery,
        path: galleryPath(gallery.id),
        description: gallery.summary,
        image: gallery.pictures[0]?.address ?? null,
      }),
      onLoad: ({ pictures }) => (this.index = pictureIndex(this.number, pictures.length)),
    })
    this.gallery = this.content.loadable
    this.resources = { gallery: this.content }
    observe(this)
  }

  get head(): ScreenHead | null {
    return this.content.head
  }

  get pictures(): readonly GalleryPicture[] {
    return this.gallery.value?.pictures ?? []
  }

  get picture(): GalleryPicture | null {
    return this.pictures[this.index] ?? null
  }

  /** A link, or the back button, may lead to another picture; a comment that opens or closes does not change it. */
  applyLocation({ query }: ScreenLocation): void {
    const number = query[pictureQuery]
    // The router also calls this after `writeAddress`. Such a call may come late, with the number of an earlier
    // picture, so it is ignored.
    if (number === undefined || number === this.number) return
    this.number = number
    this.index = pictureIndex(number, this.pictures.length)
  }

  show(): () => void {
    this.isShown = true
    return () => this.hide()
  }

  /** Called when another picture is shown; writes its number to the address, for a refresh and for sharing. */
  view(index: number): void {
    if (index === this.index || index < 0 || index >= this.pictures.length) return
    this.index = index
    this.stopWriting?.()
    this.stopWriting = this.clock.after(settledAfter, () => this.writeAddress())
  }

  /** Shows a picture that was chosen in the overview. */
  choose(index: number): void {
    this.overview = false
    this.view(index)
  }

  zoom(isZoomed: boolean): void {
    this.zoomed = isZoomed
  }

  showOverview(overview: boolean): void {
    this.overview = overview
  }

  private hide(): void {
    this.isShown = false
    this.stopWriting?.()
  }

  private writeAddress(): void {
    this.number = String(this.index + 1)
    this.navigator.navigateTo(`${galleryPath(this.content.id)}?${pictureQuery}=${this.number}`, { replace: true })
  }
}
