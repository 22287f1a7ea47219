import type { FastifyInstance } from 'fastify'
import * as contract from '../../../../contract/threads'
import { serve } from '../../../kernel/http/serve-endpoint'
import { cursorValues } from '../../../kernel/lists/cursor'
import { listPage } from '../../../kernel/lists/list-page'
import type { PlatformFeature } from '../../../kernel/platform'
import { noteOf, readThread, removeOldThreads, removeOwnNote, selectNotes, writeNote } from './thread-notes'
import { noteReferent } from './note.referent'
import { personalThreads } from './threads.personal'
import { reportableNotes } from './threads.reportable'
import { notePictures } from './threads.uploads'

/** What the two sides of a wish or an order write to each other while the volunteer holds it. */
export const threadsFeature: PlatformFeature = {
  name: 'threads',
  personalData: personalThreads,
  messageReferents: [noteReferent],
  reportable: [reportableNotes],
  uploads: [notePictures],
  cleanUp: removeOldThreads,
  routes: threadRoutes,
}

const keyOf = ({
  kind,
  case_id: caseId,
  helper_id: helperId,
}: {
  readonly kind: 'wish' | 'order'
  readonly case_id: string
  readonly helper_id: string
}) => ({ kind, caseId, helperId })

function threadRoutes(app: FastifyInstance): void {
  const { now } = app.platform

  serve(app, contract.getThread, async ({ database, query, caller }) => {
    const reader = { language: caller.language, at: now() }
    return { thread: await readThread(database, caller.require().id, keyOf(query), reader) }
  })

  serve(app, contract.listThreadNotes, async ({ database, query, caller }) => {
    const { id: userId } = caller.require()
    const page = { limit: query.page_size + 1, after: cursorValues(query.cursor, 'ts'), at: now() }
    const rows = await selectNotes(database, userId, keyOf(query), page)
    return listPage(
      rows,
      query.page_size,
      ({ sentAt, id }) => [sentAt.toISOString(), id],
      (row) => noteOf(row, userId),
    )
  })

  serve(app, contract.writeThreadNote, async ({ database, body, caller }) => {
    const { id: userId } = caller.require()
    const note = { text: body.text, pictures: body.pictures, at: now() }
    return { note: noteOf(await writeNote(database, userId, keyOf(body), note), userId) }
  })

  serve(app, contract.removeThreadNote, async ({ database, path, caller }) => {
    await removeOwnNote(database, caller.require().id, path.id)
    return {}
  })
}
