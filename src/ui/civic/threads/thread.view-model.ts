import { inject } from 'inversify'
import { reaction, runInAction } from 'mobx'
import { ThreadsGateway } from '../../../application/civic/threads/threads-gateway'
import { ThreadActs, type ThreadNoteForm } from '../../../application/civic/threads/thread-acts'
import { ChangesStore } from '../../../application/frame/messages/changes.store'
import { forMembers } from '../../../application/frame/session/access/for-members'
import { SessionStore } from '../../../application/frame/session/session.store'
import { Loadable } from '../../../application/frame/shared/loadable'
import { observe } from '../../../application/frame/shared/observe'
import { PagedList } from '../../../application/frame/shared/paged-list'
import { resetResource, type Resources } from '../../../application/frame/shared/resource'
import { commitmentKinds } from '../../../domain/civic/commitments/commitment-limits'
import { threadSubject, type Thread, type ThreadKey, type ThreadNote } from '../../../domain/civic/threads/thread'
import type { ScreenLocation, ScreenViewModel } from '../../frame/shell/screens/screen'

/** What the two sides of a wish or an order write to each other. */
export class ThreadViewModel implements ScreenViewModel {
  key: ThreadKey = { kind: 'wish', caseId: '', helperId: '' }
  readonly thread: Loadable<Thread>
  readonly notes: PagedList<ThreadNote>
  /** The note that is being written. */
  written: ThreadNoteForm | null = null
  /** The id of the note that is being removed. */
  removing: string | null = null
  readonly resources: Resources

  constructor(
    @inject(ThreadsGateway) gateway: ThreadsGateway,
    @inject(ThreadActs) private readonly acts: ThreadActs,
    @inject(ChangesStore) private readonly changes: ChangesStore,
    @inject(SessionStore) private readonly session: SessionStore,
  ) {
    this.thread = new Loadable((signal) => gateway.thread(this.key, signal))
    this.notes = new PagedList(
      (cursor, signal) => gateway.notes(this.key, cursor === undefined ? {} : { cursor }, signal),
      ({ id }) => id,
    )
    this.resources = {
      thread: forMembers(session, resetResource(this.thread)),
      notes: forMembers(session, resetResource(this.notes)),
    }
    observe(this)
  }

  get isMember(): boolean {
    return this.session.isMember
  }

  /** Whether the visitor is neither of the two, or may not read it any more. */
  get isGone(): boolean {
    return this.thread.state === 'failed' && this.thread.failure?.code === 'gone'
  }

  applyLocation({ params }: ScreenLocation): void {
    const { kind, id = '', helper = '' } = params
    this.key = { kind: commitmentKinds.find((each) => each === kind) ?? 'wish', caseId: id, helperId: helper }
  }

  /** Loads what the other side writes while the thread is shown. */
  show(): () => void {
    const subject = threadSubject(this.key)
    return reaction(
      () => this.changes.has('thread', subject),
      (isNew) => {
        if (isNew) void this.refresh().then(() => this.changes.markSeen('thread', subject))
      },
    )
  }

  write(): void {
    this.written = this.acts.form(this.key, {
      refresh: this.refresh,
      onSent: () => {
        this.close()
        void this.notes.start()
      },
    })
    void this.written.open()
  }

  close(): void {
    this.written = null
  }

  async remove(id: string): Promise<void> {
    if (this.removing !== null) return
    this.removing = id
    const isGone = await this.acts.remove(id)
    runInAction(() => {
      this.removing = null
      if (isGone) this.notes.remove(new Set([id]))
    })
  }

  async refresh(): Promise<void> {
    await Promise.all([this.thread.load(), this.notes.start()])
  }
}
