import type { FastifyInstance } from 'fastify'
import * as contract from '../../../../contract/circle-writing'
import type { Caller } from '../../../kernel/http/caller'
import { serve } from '../../../kernel/http/serve-endpoint'
import { readCirclePost } from './circle-answers'
import { editCirclePost, writeCirclePost } from './write-circle-post'

export function circleWritingRoutes(app: FastifyInstance): void {
  const { now } = app.platform
  const readerOf = (caller: Caller) => ({ id: caller.require().id, language: caller.language, at: now() })

  serve(app, contract.createCirclePost, async ({ database, path, body, caller }) => {
    const id = await writeCirclePost(database, caller, path.id, body, now())
    return { post: await readCirclePost(database, id, readerOf(caller)) }
  })

  serve(app, contract.editCirclePost, async ({ database, path, body, caller }) => {
    await editCirclePost(database, caller, path.id, body, now())
    return { post: await readCirclePost(database, path.id, readerOf(caller)) }
  })
}
