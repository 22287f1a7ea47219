import { failureOf, type Failure, type Outcome } from '../../../../src/application/frame/shared/failure'
import { ThreadsGateway } from '../../../../src/application/civic/threads/threads-gateway'
import type { NoteForm, Thread, ThreadKey, ThreadNote } from '../../../../src/domain/civic/threads/thread'
import { failure, success } from '../../../../src/domain/frame/shared/result'
import { start } from '../../../support/hand-clock'
import type { Tab } from '../../../support/member-host'

export const note = (id: string, more: Partial<ThreadNote> = {}): ThreadNote => ({
  ...{ id, isMine: false, text: `Note ${id}`, pictures: [], sentAt: start },
  ...more,
})

/** One thread; it records its calls, and fails on demand. */
export class MemoryThreads implements ThreadsGateway {
  now: Thread = {
    ...{ kind: 'wish', caseId: 'w1', helperId: 'u9', side: 'owner', title: 'Somebody to read to me' },
    ...{ other: { id: 'u9', nickname: 'Wren', avatar: null }, state: 'open', keptUntil: null },
  }
  written: readonly ThreadNote[] = [note('2', { isMine: true }), note('1')]
  isOthers = false
  readonly calls: string[] = []
  failing: Readonly<Record<string, Failure>> = {}

  thread = async ({ kind, caseId, helperId }: ThreadKey) =>
    this.isOthers
      ? failure(failureOf('gone', { status: 403 }))
      : this.answer(`thread ${kind} ${caseId} ${helperId}`, this.now)
  notes = async () => this.answer('notes', { items: this.written, nextCursor: null })
  write = async (_key: ThreadKey, { text, pictures }: NoteForm) => {
    const sent = note('new', { text, pictures, isMine: true })
    const answer = this.answer(`write ${text}`, sent)
    if (answer.ok) this.written = [sent, ...this.written]
    return answer
  }
  remove = async (id: string) => {
    const answer = this.answer(`remove ${id}`, true as const)
    if (answer.ok) this.written = this.written.filter((each) => each.id !== id)
    return answer
  }

  bindTo({ container }: Pick<Tab, 'container'>): this {
    container.bind(ThreadsGateway).toConstantValue(this)
    return this
  }

  private answer<Value>(call: string, value: Value): Outcome<Value> {
    this.calls.push(call)
    const reason = this.failing[call.split(' ')[0] ?? '']
    return reason === undefined ? success(value) : failure(reason)
  }
}
