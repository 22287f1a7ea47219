import type { CommentTarget } from '../../application/participation/reactions/reaction-target'
import type { SwitchAnswer } from '../../application/participation/reactions/reactions-gateway'
import type { CancelSignal } from '../../application/frame/shared/cancel-signal'
import type { Outcome } from '../../application/frame/shared/failure'
import { Loadable } from '../../application/frame/shared/loadable'
import { observe } from '../../application/frame/shared/observe'
import type { Resource } from '../../application/frame/shared/resource'
import type { FeedSource } from '../../domain/frame/content/feed-item'
import type { ShareInfo } from '../../domain/frame/sharing/share'
import type { ScreenHead, ScreenLocation } from '../frame/shell/screens/screen'
import type { ScreenSubject } from '../frame/shell/screens/screen-subject'
import type { ParticipationViewModel } from './participation.part.view-model'

/** A content as it appears outside its screen: in the document's head, in shares, and in the history. */
interface Description {
  /** The content itself, with its structured data. */
  readonly content: Omit<ScreenSubject, 'kind'> & {
    readonly title: string
    /** The editor's settings (B15); null where there are none. */
    readonly share: ShareInfo | null
    readonly source: FeedSource | null
  }
  readonly path: string
  readonly description: string
  readonly image: string | null
  /** The visitor's follow state, for a content that can be followed itself. */
  readonly followed?: SwitchAnswer
}

interface Options<Value> {
  readonly kind: CommentTarget['kind']
  /** The route parameter that contains the content's id. */
  readonly parameter: 'aid' | 'id'
  readonly participation: ParticipationViewModel
  readonly load: (id: string, signal?: CancelSignal) => Promise<Outcome<Value>>
  readonly describe: (value: Value) => Description
  /** Returns the value to save, for a screen that has added to the loaded one. */
  readonly saved?: (value: Value) => Value
  /** Called whenever a value was loaded or restored. */
  readonly onLoad?: (value: Value) => void
  /** Called once a value is loaded and the screen is shown in a browser. */
  readonly onLoaded?: (value: Value) => void
}

/**
 * The content of a screen on which people like, comment and share; loaded in parallel with the visitor's reactions to
 * it (C018, C019).
 */
export class LoadedContent<Value> implements Resource {
  id = ''
  readonly loadable: Loadable<Value>
  private isShown = false

  constructor(private readonly options: Options<Value>) {
    this.loadable = new Loadable((signal) => options.load(this.id, signal))
    observe(this)
  }

  get head(): ScreenHead | null {
    const { value } = this.loadable
    if (value === null) return null
    const { content, description, image } = this.options.describe(value)
    const { title, share } = content
    return { title, description, image, share, about: { ...content, kind: this.options.kind } }
  }

  async open(location: ScreenLocation, signal?: CancelSignal): Promise<void> {
    const beginning = this.begin(location, signal)
    await Promise.all([this.load(signal), beginning])
  }

  show(location: ScreenLocation): () => void {
    const end = this.options.participation.show(location)
    this.isShown = true
    this.tell()
    return () => {
      this.isShown = false
      end()
    }
  }

  /** Call when a comment was opened over the content, or closed. */
  onLocationChange(location: ScreenLocation): void {
    this.options.participation.onLocationChange(location)
  }

  snapshot(): unknown {
    const { value } = this.loadable
    return value === null ? null : { value: this.options.saved?.(value) ?? value }
  }

  restore(saved: unknown, location: ScreenLocation): boolean {
    if (!this.loadable.restore(saved, location)) return false
    void this.begin(location)
    this.arrive()
    return true
  }

  retryFailed(): void {
    if (this.loadable.state === 'failed') void this.load()
  }

  reload(): void {
    void this.load()
  }

  async load(signal?: CancelSignal): Promise<void> {
    if ((await this.loadable.load(signal)) !== null) this.arrive()
  }

  private begin({ params }: ScreenLocation, signal?: CancelSignal): Promise<void> {
    const { kind, parameter, participation } = this.options
    this.id = params[parameter] ?? ''
    return participation.open({ id: this.id, kind }, signal)
  }

  private arrive(): void {
    const { value } = this.loadable
    if (value === null) return
    const { content, image, ...about } = this.options.describe(value)
    const { title, share, source } = content
    this.options.onLoad?.(value)
    this.options.participation.onArrival({ ...about, info: share, title, cover: image ?? '', source })
    this.tell()
  }

  private tell(): void {
    const { value } = this.loadable
    if (this.isShown && value !== null) this.options.onLoaded?.(value)
  }
}
