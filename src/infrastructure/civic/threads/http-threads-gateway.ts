import { inject } from 'inversify'
import {
  getThread,
  listThreadNotes,
  removeThreadNote,
  writeThreadNote,
  type threadSchema,
  type noteSchema,
} from '../../../../contract/threads'
import type { ThreadsGateway } from '../../../application/civic/threads/threads-gateway'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'
import type { PageRequest } from '../../../application/frame/shared/page'
import type { NoteForm, Thread, ThreadKey, ThreadNote } from '../../../domain/civic/threads/thread'
import { HttpClient } from '../../frame/http/http-client'
import { mapped } from '../../frame/http/mapped'
import { pageOf } from '../../frame/http/page-of'
import type { Decoded } from '../../frame/http/wire-case'

const failures = 'in-place'
const keyOf = ({ kind, caseId, helperId }: ThreadKey) => ({ kind, caseId, helperId })

export class HttpThreadsGateway implements ThreadsGateway {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  async thread(key: ThreadKey, signal?: CancelSignal) {
    const answer = await this.http.send(getThread, { failures, query: keyOf(key), signal })
    return mapped(answer, ({ thread }) => threadOf(thread))
  }

  async notes(key: ThreadKey, request: PageRequest, signal?: CancelSignal) {
    const answer = await this.http.send(listThreadNotes, { failures, query: { ...request, ...keyOf(key) }, signal })
    return mapped(answer, pageOf(noteOf))
  }

  async write(key: ThreadKey, { text, pictures }: NoteForm, idempotencyKey: string) {
    const body = { ...keyOf(key), text, pictures: [...pictures] }
    const answer = await this.http.send(writeThreadNote, { failures, body, idempotencyKey })
    return mapped(answer, ({ note }) => noteOf(note))
  }

  async remove(id: string) {
    return mapped(await this.http.send(removeThreadNote, { failures, path: { id } }), () => true as const)
  }
}

function threadOf(thread: Decoded<typeof threadSchema>): Thread {
  const { side, other, title, state, keptUntil } = thread
  return { ...keyOf(thread), side, other, title, state, keptUntil }
}

function noteOf({ id, mine, text, pictures, sentAt }: Decoded<typeof noteSchema>): ThreadNote {
  return { id, isMine: mine, text, pictures, sentAt }
}
