import { inject } from 'inversify'
import { RecordVisit } from '../../application/participation/record-visit'
import { targetKey, type CommentTarget } from '../../application/participation/reactions/reaction-target'
import type { SwitchAnswer } from '../../application/participation/reactions/reactions-gateway'
import type { CancelSignal } from '../../application/frame/shared/cancel-signal'
import { observe } from '../../application/frame/shared/observe'
import type { ShareSubject } from '../../application/frame/sharing/share-content'
import { allows } from '../../domain/frame/content/content-kinds'
import { CommentsViewModel } from './comments/comments.part.view-model'
import { ReactionsViewModel, type FollowedOnPage } from './reactions/reactions.part.view-model'
import type { ScreenLocation } from '../frame/shell/screens/screen'

/** The facts about a content once it is loaded. */
interface Content extends Omit<ShareSubject, 'target' | 'source'> {
  /** The publisher, whom the follow button follows unless the content itself can be followed. */
  readonly source?: { readonly id: string; readonly name?: string } | null
  /** The name of a publisher whom nobody can follow here. */
  readonly by?: string | null | undefined
  /**
   * Whether the visitor follows the content, and the number of followers, as the answer with the content states them;
   * only for a content that can be followed itself.
   */
  readonly followed?: SwitchAnswer
  readonly followedOnPage?: FollowedOnPage
}

/**
 * Participation in one content: likes, favourites, follow, comments, share, and its visit in the history. The screen
 * calls `open` and `show` in its own `open` and `show`, and `onArrival` once the content is loaded. Interrupted acts are
 * then resumed, and the visit is recorded.
 */
export class ParticipationViewModel {
  sharing = false
  /** The subject of sharing; null until the content is loaded. */
  subject: ShareSubject | null = null
  private target: CommentTarget | null = null
  private isShown = false
  private location: ScreenLocation | null = null
  private isRecorded = false
  private opening: Promise<void> = Promise.resolve()

  constructor(
    @inject(ReactionsViewModel) readonly reactions: ReactionsViewModel,
    @inject(CommentsViewModel) readonly comments: CommentsViewModel,
    @inject(RecordVisit) private readonly visits: RecordVisit,
  ) {
    comments.onCountChange = reactions.countComment
    observe(this)
  }

  async open(target: CommentTarget, signal?: CancelSignal): Promise<void> {
    if (this.target === null || targetKey(this.target) !== targetKey(target)) this.subject = null
    this.target = target
    this.isRecorded = false
    this.comments.open(target)
    // The address of a comment opens it even when the content is loaded only by a retry.
    if (this.isShown && this.location !== null) this.onLocationChange(this.location)
    this.opening = this.reactions.open(target, signal)
    await this.opening
  }

  onArrival({ source = null, by, followed, followedOnPage, ...content }: Content): void {
    const { target } = this
    if (target === null) return
    this.subject = { ...content, target, source: source?.name ?? by ?? '' }
    const { id, kind } = target
    void this.visits.remember(kind, source?.id ?? null)
    const publisher = source === null ? null : ({ id: source.id, kind: 'organisation' } as const)
    this.reactions.setFollowTarget(allows(kind, 'follow') ? { id, kind } : publisher, followed)
    if (followedOnPage !== undefined) this.reactions.setFollowedOnPage(followedOnPage)
    this.takeUp()
  }

  /** Call when the screen is shown; returns a clean-up function. */
  show(location: ScreenLocation): () => void {
    this.isShown = true
    this.onLocationChange(location)
    this.takeUp()
    const endComments = this.comments.show()
    return () => {
      this.isShown = false
      endComments()
    }
  }

  /**
   * Call when a comment is opened over the content, or closed. In the route of a comment, `id` is the comment's, not
   * the content's.
   */
  onLocationChange(location: ScreenLocation): void {
    this.location = location
    const { id = '' } = location.params
    this.comments.showThread(id === this.target?.id ? '' : id)
  }

  share(on: boolean): void {
    this.sharing = on
  }

  /** Called when the content is loaded, and when the screen is shown; acts once both have happened. */
  private takeUp(): void {
    const { target } = this
    if (!this.isShown || this.subject === null || target === null) return
    void this.opening.then(this.reactions.show)
    this.isRecorded ||= this.visits.execute(target.kind, target.id)
  }
}
