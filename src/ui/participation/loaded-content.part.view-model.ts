import type { CommentTarget } from '../../application/reactions/reaction-target'
import type { SwitchAnswer } from '../../application/reactions/reactions-gateway'
import type { CancelSignal } from '../../application/shared/cancel-signal'
import type { Outcome } from '../../application/shared/failure'
import { Loadable } from '../../application/shared/loadable'
import { observe } from '../../application/shared/observe'
import type { FeedSource } from '../../domain/feed/feed-item'
import type { ShareInfo } from '../../domain/sharing/share'
import type { ScreenHead } from '../shell/screen'
import type { ScreenSubject } from '../shell/screen-subject'
import type { ParticipationViewModel } from './participation.part.view-model'

/** How a content is shown outside its screen: in the document's head, when shared, and in the history. */
interface Description {
  /** The content itself, with what structured data tell of it. */
  readonly content: Omit<ScreenSubject, 'kind'> & {
    readonly title: string
    readonly share: ShareInfo
    readonly source: FeedSource | null
  }
  readonly path: string
  readonly description: string
  readonly image: string | null
  /** For a content that can be followed itself. */
  readonly followed?: SwitchAnswer
}

interface Options<Value> {
  readonly kind: CommentTarget['kind']
  readonly participation: ParticipationViewModel
  readonly load: (id: string, signal?: CancelSignal) => Promise<Outcome<Value>>
  readonly describe: (value: Value) => Description
  /** Called whenever a value came: loaded or restored. */
  readonly arrived?: (value: Value) => void
}

/** The content of a screen that people like, comment and share: loaded beside what they did with it (C018, C019). */
export class LoadedContent<Value> {
  id = ''
  readonly loadable: Loadable<Value>

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

  async open(id: string, signal?: CancelSignal): Promise<void> {
    const begun = this.begin(id, signal)
    await Promise.all([this.load(signal), begun])
  }

  restore(id: string, value: Value): void {
    void this.begin(id)
    this.loadable.set(value)
    this.arrive(value)
  }

  async load(signal?: CancelSignal): Promise<void> {
    const value = await this.loadable.load(signal)
    if (value !== null) this.arrive(value)
  }

  private begin(id: string, signal?: CancelSignal): Promise<void> {
    this.id = id
    return this.options.participation.open({ id, kind: this.options.kind }, signal)
  }

  private arrive(value: Value): void {
    const { content, image, ...about } = this.options.describe(value)
    const { title, share, source } = content
    this.options.arrived?.(value)
    this.options.participation.arrived({ ...about, info: share, title, cover: image ?? '', source })
  }
}
