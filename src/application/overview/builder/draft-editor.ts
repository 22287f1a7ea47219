import { inject } from 'inversify'
import { runInAction } from 'mobx'
import { areSameDocuments, type PageDocument } from '../../../domain/overview/builder/page-document'
import { changedCardIds, mergeDocuments, type MergeConflict } from '../../../domain/overview/builder/merge-documents'
import type { CommandRefusal, PageCommand } from '../../../domain/overview/builder/page-commands'
import {
  beginHistory,
  carryOutCommand,
  redo,
  undo,
  withOthersChanges,
  type PageHistory,
} from '../../../domain/overview/builder/page-history'
import { failure, success, type Result } from '../../../domain/frame/shared/result'
import type { CancelSignal } from '../../frame/shared/cancel-signal'
import { Clock } from '../../frame/shared/clock'
import type { Failure, Outcome } from '../../frame/shared/failure'
import { observe } from '../../frame/shared/observe'
import { Random } from '../../frame/shared/random'
import { BuilderGateway, type EditorHere, type PageDraft, type PageEditor } from './builder-gateway'
import { DraftCopies } from './draft-copies'

/** Milliseconds between the last change and the save. */
const saveAfter = 1500
/** Milliseconds between two attempts when a save failed. */
const retryAfter = 8000
/** Milliseconds between two reports that the editor is at the page. */
const attendEvery = 8000

/** What somebody else saved, where it conflicts with what is not saved here. */
export interface OpenConflict {
  readonly by: PageEditor | null
  readonly theirs: PageDraft
  readonly conflicts: readonly MergeConflict[]
}

/** What others changed, for a notice. */
export interface OthersChanges {
  readonly by: PageEditor | null
  readonly cardIds: readonly string[]
}

/**
 * Edits the draft of a page: carries out commands, takes them back, saves by itself, and merges what others saved
 * meanwhile. What could not be saved is kept on the device until it can.
 */
export class DraftEditor {
  state: 'loading' | 'failed' | 'saved' | 'changed' | 'saving' | 'not-saved' | 'conflict' = 'loading'
  failure: Failure | null = null
  draft: PageDraft | null = null
  history: PageHistory | null = null
  conflict: OpenConflict | null = null
  others: readonly EditorHere[] = []
  /** What others changed last; null once it was read. */
  changes: OthersChanges | null = null
  /** Called after each save, with its version. */
  onSaved: (version: number) => void = () => undefined
  private cardId: string | null = null
  private stopSaveTimer: () => void = () => undefined
  private underway: Promise<void> | null = null
  /** The key of a save whose answer did not come, with what it saves, so that it is sent again under the same key. */
  private attempt: { readonly document: PageDocument; readonly basedOn: number; readonly key: string } | null = null

  constructor(
    @inject(BuilderGateway) private readonly gateway: BuilderGateway,
    @inject(Clock) private readonly clock: Clock,
    @inject(Random) private readonly random: Random,
    @inject(DraftCopies) private readonly copies: DraftCopies,
  ) {
    observe(this)
  }

  get document(): PageDocument | null {
    return this.history?.present ?? null
  }

  get canUndo(): boolean {
    return (this.history?.past.length ?? 0) > 0
  }

  get canRedo(): boolean {
    return (this.history?.future.length ?? 0) > 0
  }

  /** Whether something is not saved yet. */
  get isDirty(): boolean {
    return this.draft !== null && this.document !== null && !areSameDocuments(this.document, this.draft.document)
  }

  async open(id: string, signal?: CancelSignal): Promise<void> {
    this.close()
    const outcome = await this.gateway.draft(id, signal)
    const copy = outcome.ok ? await this.copies.read(id) : null
    runInAction(() => {
      this.failure = outcome.ok ? null : outcome.reason
      this.state = outcome.ok ? 'saved' : 'failed'
      if (!outcome.ok) return
      this.draft = outcome.value
      this.history = beginHistory(outcome.value.document)
      if (copy === null) return
      this.draft = { ...outcome.value, version: copy.basedOn, document: copy.base }
      this.history = { past: [copy.base], present: copy.document, future: [] }
      this.schedule()
    })
  }

  /** Reports that the editor is there; returns what ends it. What is not saved is saved when it ends. */
  attend(): () => void {
    const report = () => void this.report()
    report()
    const stop = this.clock.every(attendEvery, report)
    return () => {
      stop()
      this.stopSaveTimer()
      void this.flush()
    }
  }

  /** Says at which card the editor is, for the others. */
  lookAt(cardId: string | null): void {
    if (this.cardId === cardId) return
    this.cardId = cardId
    void this.report()
  }

  carryOut(command: PageCommand): Result<PageDocument, CommandRefusal> {
    if (this.history === null) return failure('no-change')
    const next = carryOutCommand(this.history, command)
    if (!next.ok) return next
    this.history = next.value
    this.schedule()
    return success(next.value.present)
  }

  undo(): void {
    this.step(undo)
  }

  redo(): void {
    this.step(redo)
  }

  /** Saves what is not saved, now. Resolves to whether all of it is. */
  async flush(): Promise<boolean> {
    this.stopSaveTimer()
    while (this.isDirty && this.state !== 'conflict') {
      await (this.underway ??= this.saveOnce().finally(() => runInAction(() => (this.underway = null))))
      if (this.state === 'not-saved') return false
    }
    return !this.isDirty
  }

  /** Ends a conflict: `mine` names those in which the own change is taken. */
  async resolve(mine: ReadonlySet<string>): Promise<boolean> {
    if (this.conflict === null) return true
    this.takeOthers(this.conflict.theirs, mine)
    this.conflict = null
    this.state = this.isDirty ? 'changed' : 'saved'
    return await this.flush()
  }

  dismissChanges(): void {
    this.changes = null
  }

  private step(take: (history: PageHistory) => PageHistory): void {
    if (this.history === null) return
    this.history = take(this.history)
    this.schedule()
  }

  private close(): void {
    this.stopSaveTimer()
    this.state = 'loading'
    this.draft = null
    this.history = null
    this.conflict = null
    this.others = []
    this.changes = null
    this.attempt = null
  }

  private schedule(after = saveAfter): void {
    if (this.state !== 'conflict') this.state = this.isDirty ? 'changed' : 'saved'
    this.stopSaveTimer()
    const { draft, document } = this
    if (draft === null || document === null) return
    void this.copies.keep(draft.id, this.isDirty ? { basedOn: draft.version, base: draft.document, document } : null)
    if (this.isDirty) this.stopSaveTimer = this.clock.after(after, () => void this.flush())
  }

  private async saveOnce(): Promise<void> {
    const { draft, document } = this
    if (draft === null || document === null) return
    this.state = 'saving'
    const basedOn = draft.version
    const isRepeat = this.attempt?.document === document && this.attempt.basedOn === basedOn
    this.attempt = isRepeat ? this.attempt : { document, basedOn, key: this.random.id() }
    const outcome = await this.gateway.save(draft.id, { basedOn, document }, this.attempt?.key ?? this.random.id())
    if (this.draft?.id !== draft.id) return
    runInAction(() => this.settle(outcome, document))
  }

  private settle(outcome: Outcome<{ readonly saved: boolean; readonly draft: PageDraft }>, sent: PageDocument): void {
    if (!outcome.ok) {
      this.failure = outcome.reason
      this.state = 'not-saved'
      this.stopSaveTimer = this.clock.after(retryAfter, () => void this.flush())
      return
    }
    this.failure = null
    this.attempt = null
    const { saved, draft } = outcome.value
    if (saved) {
      this.draft = { ...draft, document: sent }
      this.state = this.isDirty ? 'changed' : 'saved'
      void this.copies.keep(draft.id, null)
      this.onSaved(draft.version)
    } else this.meet(draft)
  }

  /** Merges what somebody else saved; where it conflicts with what is not saved here, the editor chooses. */
  private meet(theirs: PageDraft): void {
    const { draft, document } = this
    if (draft === null || document === null) return
    const { conflicts } = mergeDocuments({ base: draft.document, mine: document, theirs: theirs.document })
    if (conflicts.length > 0) {
      this.conflict = { by: theirs.savedBy, theirs, conflicts }
      this.state = 'conflict'
      return
    }
    this.takeOthers(theirs, new Set())
    this.state = this.isDirty ? 'changed' : 'saved'
  }

  private takeOthers(theirs: PageDraft, mine: ReadonlySet<string>): void {
    const { draft, history } = this
    if (draft === null || history === null) return
    const base = draft.document
    const present = mergeDocuments({ base, mine: history.present, theirs: theirs.document }, { mine }).document
    this.history = withOthersChanges(history, { base, theirs: theirs.document, present })
    this.draft = theirs
    this.changes = { by: theirs.savedBy, cardIds: changedCardIds(base, theirs.document) }
  }

  private async report(): Promise<void> {
    const { draft } = this
    if (draft === null) return
    const outcome = await this.gateway.attend(draft.id, this.cardId)
    if (!outcome.ok || this.draft?.id !== draft.id) return
    runInAction(() => (this.others = outcome.value.others))
    if (outcome.value.version === this.draft.version || this.underway !== null || this.state === 'conflict') return
    if (this.isDirty) await this.flush()
    else await this.fetchOthers(draft.id)
  }

  private async fetchOthers(id: string): Promise<void> {
    const outcome = await this.gateway.draft(id)
    if (!outcome.ok || this.draft?.id !== id || outcome.value.version <= this.draft.version) return
    runInAction(() => this.meet(outcome.value))
  }
}
