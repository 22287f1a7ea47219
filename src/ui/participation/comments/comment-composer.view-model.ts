import { inject } from 'inversify'
import { runInAction } from 'mobx'
import {
  CommentDrafts,
  isChange,
  type ChangedComment,
  type CommentDraft,
  type CommentPlace,
} from '../../../application/participation/comments/comment-drafts'
import type { ListedComment } from '../../../application/participation/comments/listed-comment'
import { PostComment } from '../../../application/participation/comments/post-comment'
import { targetKey, type CommentTarget } from '../../../application/participation/reactions/reaction-target'
import { Intents } from '../../../application/frame/session/access/intents'
import { SessionStore } from '../../../application/frame/session/session.store'
import { Clock } from '../../../application/frame/shared/clock'
import type { Failure, Outcome } from '../../../application/frame/shared/failure'
import { observe } from '../../../application/frame/shared/observe'
import type { NamedPerson } from '../../../domain/participation/marked-text/marked-text'
import { commentText } from '../../../domain/participation/comments/comment'
import type { CommentWords, OwnComment } from '../../../domain/participation/comments/own-comment'
import { success } from '../../../domain/frame/shared/result'

/** The most milliseconds between a keystroke and the saving of the draft. */
const keepEvery = 1000

/** The most people who are kept; the platform takes no more. */
const mostChosen = 20

interface SavedDraft {
  readonly place: CommentPlace
  readonly draft: CommentDraft
}

/** Writes one comment or reply, or changes one. The text is kept until it is sent. */
export class CommentComposerViewModel {
  isOpen = false
  /** Whether the composer was ever opened. Only then is its code loaded. */
  hasOpened = false
  place: CommentPlace = null
  text = ''
  /** The people whom the writer chose, the latest first. */
  people: readonly NamedPerson[] = []
  /**
   * `unanswered`: no answer came, and the text is kept as a draft; `phone`: a phone must be bound first; `sent-before`:
   * another tab has sent the text, which is no draft any more.
   */
  state: 'writing' | 'sending' | 'unanswered' | 'phone' | 'failed' | 'sent-before' = 'writing'
  failure: Failure | null = null
  /** Whether the text was typed on an earlier visit. */
  wasRestored = false
  target: CommentTarget | null = null
  /** Called with the former id of a comment that was changed, and with what it is now. */
  onChanged: (id: string, comment: OwnComment) => void = () => undefined
  private draft: CommentDraft | null = null
  /** The id of the member who writes; null for a guest, whose text becomes that of the member they log in as. */
  private owner: string | null = null
  private stopKeeping: (() => void) | null = null

  constructor(
    @inject(PostComment) private readonly postComment: PostComment,
    @inject(CommentDrafts) private readonly drafts: CommentDrafts,
    @inject(Intents) private readonly intents: Intents,
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(Clock) private readonly clock: Clock,
  ) {
    observe(this)
  }

  get canSend(): boolean {
    return this.state !== 'sending' && this.state !== 'sent-before' && !this.isUnchanged && commentText(this.text).ok
  }

  /** The comment under which a reply is written; null otherwise. */
  get parentId(): string | null {
    return this.place === null || isChange(this.place) ? null : this.place.parentId
  }

  /** The comment whose text is changed; null otherwise. */
  get changed(): ChangedComment | null {
    return isChange(this.place) ? this.place : null
  }

  private get isUnchanged(): boolean {
    return this.changed !== null && this.text === this.changed.before.text
  }

  /** Opens the composer with the draft for this place, if there is one. */
  async open(target: CommentTarget, place: CommentPlace = null): Promise<void> {
    const before = isChange(place) ? place.before : { text: '', people: [] }
    this.begin(target, { place, draft: { ...this.drafts.newDraft(before.text), people: before.people } })
    const { draft: openedDraft } = this
    const saved = await this.drafts.read(target, place)
    if (saved === null || this.draft !== openedDraft || this.text !== before.text) return
    runInAction(() => {
      this.draft = saved
      this.text = saved.text
      this.people = saved.people ?? []
      this.wasRestored = true
    })
  }

  write(text: string): void {
    this.text = text
    this.wasRestored = false
    if (this.state !== 'sending') this.state = 'writing'
    this.stopKeeping ??= this.clock.after(keepEvery, () => void this.saveDraft())
  }

  /** Somebody was chosen, who stands before another one of the same name. */
  name(text: string, person: NamedPerson): void {
    this.people = [person, ...this.people.filter(({ id }) => id !== person.id)].slice(0, mostChosen)
    this.write(text)
  }

  /** Puts the text from before the change back. */
  startOver(): void {
    if (this.changed === null) return
    this.people = this.changed.before.people
    this.write(this.changed.before.text)
  }

  close(): void {
    this.isOpen = false
    void this.saveDraft()
  }

  /**
   * Saves the text when its writer's session ends, and forgets it when another tab has sent it. Returns a function that
   * ends this.
   */
  watchDraft(): () => void {
    const endOwner = this.drafts.whenOwnerLeaves(() => void this.saveDraft())
    const endTabs = this.drafts.whenSentElsewhere((key, text) => this.onSentElsewhere(key, text))
    return () => {
      endOwner()
      endTabs()
    }
  }

  private onSentElsewhere(key: string, text: string): void {
    if (this.draft?.key !== key || this.state === 'sending') return
    if (this.text === text) this.state = 'sent-before'
    // The other tab has deleted the draft that both had.
    else this.write(this.text)
  }

  /**
   * Sends the comment; returns it once it is posted, or null when it was not posted, waits for the office, or is a
   * change, which `onChanged` is told.
   */
  async send(): Promise<ListedComment | null> {
    const { target, place, draft } = this
    if (target === null || draft === null || !this.canSend) return null
    const toSend = this.filled(draft)
    this.draft = toSend
    void this.saveDraft()
    const payload: SavedDraft = { place, draft: toSend }
    const intent = { kind: 'comment', target: targetKey(target), payload }
    if (!this.intents.requirePhone(intent)) return null
    this.state = 'sending'
    const outcome = await (isChange(place)
      ? this.change(target, place, toSend)
      : this.postComment.execute(target, place, toSend))
    this.intents.saveIfExpired(intent, outcome)
    return runInAction(() => {
      if (!outcome.ok) {
        this.failure = outcome.reason
        this.state = isUnanswered(outcome.reason) ? 'unanswered' : 'failed'
        return null
      }
      this.end()
      return outcome.value
    })
  }

  /**
   * Resumes a comment that a login or binding a phone interrupted. When there is still no phone, or sending fails, the
   * composer only opens with the text.
   */
  async resume(target: CommentTarget): Promise<ListedComment | null> {
    const draft = this.intents.consume('comment', targetKey(target))?.payload as SavedDraft | undefined
    if (draft === undefined) return null
    this.begin(target, draft)
    if (!this.session.hasPhone) {
      this.state = 'phone'
      return null
    }
    // The composer is opened only when there is a problem, because closing it would take the focus from the new
    // comment.
    this.isOpen = false
    const posted = await this.send()
    runInAction(() => (this.isOpen = posted === null && this.text !== ''))
    return posted
  }

  private async change(target: CommentTarget, place: ChangedComment, draft: CommentDraft): Promise<Outcome<null>> {
    const outcome = await this.postComment.change(target, place, draft)
    if (!outcome.ok) return outcome
    this.onChanged(place.changedId, outcome.value)
    return success(null)
  }

  private begin(target: CommentTarget, { place, draft }: SavedDraft): void {
    this.owner = this.drafts.owner
    this.target = target
    this.place = place
    this.draft = draft
    this.text = draft.text
    this.people = draft.people ?? []
    this.state = 'writing'
    this.failure = null
    this.wasRestored = false
    this.isOpen = true
    this.hasOpened = true
  }

  private end(): void {
    this.stopKeeping?.()
    this.stopKeeping = null
    this.draft = this.drafts.newDraft()
    this.text = ''
    this.people = []
    this.state = 'writing'
    this.isOpen = false
  }

  private async saveDraft(): Promise<void> {
    this.stopKeeping?.()
    this.stopKeeping = null
    const { target, place, draft } = this
    if (target === null || draft === null || this.state === 'sent-before') return
    // The session has become another person's, so this text is not stored as theirs.
    if (this.owner !== null && this.owner !== this.drafts.owner) return
    if (this.isUnchanged) await this.drafts.forget(target, place)
    else await this.drafts.save(target, place, this.filled(draft))
  }

  /** The draft with what is typed now. */
  private filled(draft: CommentDraft): CommentDraft {
    const { text, people } = this
    return { ...draft, text, ...(people.length > 0 && { people }) }
  }
}

function isUnanswered({ code }: Failure): boolean {
  return code === 'offline' || code === 'unreachable' || code === 'timeout'
}

/** The place of a text that is written anew. Whoever is not linked from it any more is a word in the new one, too. */
export function changeOf(changedId: string, { text, people }: CommentWords): ChangedComment {
  const linked = people.flatMap(({ id, name, nickname }) => (nickname === null ? [] : [{ id, name }]))
  return { changedId, before: { text, people: linked } }
}
