import type { NoteForm, Thread, ThreadKey, ThreadNote } from '../../../domain/civic/threads/thread'
import type { CancelSignal } from '../../frame/shared/cancel-signal'
import type { Outcome } from '../../frame/shared/failure'
import type { Page, PageRequest } from '../../frame/shared/page'
import { port } from '../../frame/shared/port'

/** What the two sides of a wish or an order write to each other; for these two alone. */
export interface ThreadsGateway {
  thread(key: ThreadKey, signal?: CancelSignal): Promise<Outcome<Thread>>
  /** The notes of a thread, latest first. */
  notes(key: ThreadKey, request: PageRequest, signal?: CancelSignal): Promise<Outcome<Page<ThreadNote>>>
  write(key: ThreadKey, note: NoteForm, idempotencyKey: string): Promise<Outcome<ThreadNote>>
  remove(id: string): Promise<Outcome<true>>
}
export const ThreadsGateway = port<ThreadsGateway>('ThreadsGateway')
