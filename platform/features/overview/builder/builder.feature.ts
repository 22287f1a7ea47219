import type { FastifyInstance } from 'fastify'
import * as contract from '../../../../contract/page-drafts'
import { errorCodes } from '../../../../contract/envelope'
import { queriesOf } from '../../../kernel/database/queries'
import type { Database } from '../../../kernel/database/client'
import { Refusal } from '../../../kernel/http/refusal'
import { serve } from '../../../kernel/http/serve-endpoint'
import { consumeAllowance } from '../../../kernel/limits/allowance'
import { cursorValues } from '../../../kernel/lists/cursor'
import { listPage } from '../../../kernel/lists/list-page'
import type { PlatformFeature } from '../../../kernel/platform'
import { SiteClock } from '../../../kernel/site/site-clock'
import {
  selectPages,
  selectPublication,
  selectPublications,
  selectPublishedDocument,
  selectStep,
  selectSteps,
  type PublicationRow,
} from './builder.queries'
import { personalBuilder } from './builder.personal'
import { pageUploads } from './builder.uploads'
import { deadAddresses } from './dead-addresses'
import { editorsDesk, requireEditor } from './editors'
import { attendPage, removeOldPresences } from './page-presences'
import { asDocument, type WirePageDocument } from './page-rows'
import { callOff, pageFindings, publishDraft, publishDue } from './publish'
import { readDraft, requirePage } from './read-draft'
import { saveDraft } from './save-draft'
import { readSourceItems } from './source-items'

/** The saves of one editor: one in less than two seconds, for as long as they type. */
const saves = { most: 40, window: 60_000 }

export const builderFeature: PlatformFeature = {
  name: 'builder',
  desk: editorsDesk,
  personalData: personalBuilder,
  uploads: pageUploads,
  carryOn: ({ database, now }) => publishDue(database, now()),
  cleanUp: removeOldPresences,
  routes: (app) => {
    serveDrafts(app)
    servePublications(app)
  },
}

/** Serves the drafts and those who are at them. */
function serveDrafts(app: FastifyInstance): void {
  const { now } = app.platform
  const clock = new SiteClock(queriesOf(app.platform.database), now, app.platform.elapsed)

  serve(app, contract.listPageDrafts, async ({ query, caller, database }) => {
    const queries = queriesOf(database)
    await requireEditor(queries, caller)
    const rows = await selectPages(queries, caller.language, query.page_size + 1, cursorValues(query.cursor, 's'))
    return listPage(
      rows,
      query.page_size,
      ({ id }) => [id],
      ({ id, title, previewToken, cards, savedAt, version, publishedVersion, planned }) => ({
        ...{ id, title, cards, published: previewToken === null, planned_at: planned },
        drafted_at: version === publishedVersion ? null : (savedAt?.toISOString() ?? null),
      }),
    )
  })

  serve(app, contract.getPageDraft, async ({ path, caller, database }) => {
    await requireEditor(queriesOf(database), caller)
    return await draftAnswer(database, path.id)
  })

  serve(app, contract.savePageDraft, async ({ path, body, caller, database }) => {
    const { id: editorId } = await requireEditor(queriesOf(database), caller)
    const save = { pageId: path.id, editorId, basedOn: body.based_on, document: body.document }
    await consumeAllowance(database, `page-saves:${editorId}`, saves, now())
    const saved = await saveDraft(database, save, now())
    return { saved, draft: await draftAnswer(database, path.id) }
  })

  serve(app, contract.attendPageDraft, async ({ path, body, caller, database }) => {
    const { id: userId } = await requireEditor(queriesOf(database), caller)
    return await attendPage(database, { pageId: path.id, userId, cardId: body.card_id }, now())
  })

  serve(app, contract.listPageDraftHistory, async ({ path, query, caller, database }) => {
    const queries = queriesOf(database)
    await requireEditor(queries, caller)
    await requirePage(queries, path.id)
    const rows = await selectSteps(queries, path.id, query.page_size + 1, cursorValues(query.cursor, 'n'))
    return listPage(
      rows,
      query.page_size,
      ({ version }) => [version],
      ({ version, savedAt, changed, ...row }) => ({
        ...{ number: version, saved_at: savedAt.toISOString(), saved_by: editorOf(row), changed },
      }),
    )
  })

  serve(app, contract.getPageDraftVersion, async ({ path, caller, database }) => {
    await requireEditor(queriesOf(database), caller)
    return documentAnswer(await selectStep(queriesOf(database), path.id, path.number))
  })

  serve(app, contract.listDraftCardItems, async ({ body, caller, database }) => {
    const queries = queriesOf(database)
    const { id: viewer } = await requireEditor(queries, caller)
    return await readSourceItems(queries, body, { language: caller.language, viewer, at: await clock.minute() })
  })
}

/** Serves what is published, and what is checked before. */
function servePublications(app: FastifyInstance): void {
  const { now } = app.platform

  serve(app, contract.checkPageDraft, async ({ path, caller, database, platform }) => {
    const queries = queriesOf(database)
    await requireEditor(queries, caller)
    const { version, document } = await readDraft(queries, path.id)
    const findings = [
      ...(await pageFindings(queries, document)),
      ...(await deadAddresses(asDocument(document), platform.outsideNetwork)),
    ]
    return { version, findings: findings.map(({ check, cardId, about }) => ({ check, card_id: cardId, about })) }
  })

  serve(app, contract.publishPage, async ({ path, body, caller, database }) => {
    const queries = queriesOf(database)
    const { id: editorId } = await requireEditor(queries, caller)
    const wanted = { pageId: path.id, editorId, version: body.version, why: body.why }
    const plannedAt = body.at === null ? null : new Date(body.at)
    const despiteFindings = body.despite_findings
    const number = await publishDraft(database, { ...wanted, plannedAt, despiteFindings }, now())
    return publicationOf((await selectPublication(queries, path.id, number))!)
  })

  serve(app, contract.listPagePublications, async ({ path, query, caller, database }) => {
    const queries = queriesOf(database)
    await requireEditor(queries, caller)
    await requirePage(queries, path.id)
    const rows = await selectPublications(queries, path.id, query.page_size + 1, cursorValues(query.cursor, 'n'))
    return listPage(rows, query.page_size, ({ number }) => [number], publicationOf)
  })

  serve(app, contract.getPagePublication, async ({ path, caller, database }) => {
    await requireEditor(queriesOf(database), caller)
    return documentAnswer(await selectPublishedDocument(queriesOf(database), path.id, path.number))
  })

  serve(app, contract.callOffPublication, async ({ path, caller, database }) => {
    await requireEditor(queriesOf(database), caller)
    await requirePage(queriesOf(database), path.id)
    await callOff(database, path.id, path.number, now())
    return {}
  })
}

async function draftAnswer(database: Database, pageId: string) {
  const { kept: _kept, ...draft } = await readDraft(queriesOf(database), pageId)
  return draft
}

function documentAnswer(row: { readonly document: unknown } | null): { readonly document: WirePageDocument } {
  if (row === null) throw new Refusal(errorCodes.gone)
  return { document: row.document as WirePageDocument }
}

type EditorRow = Pick<PublicationRow, 'editorId' | 'editorName' | 'editorAvatar'>
const editorOf = ({ editorId: id, editorName: name, editorAvatar: avatar }: EditorRow) => ({ id, name, avatar })

const publicationOf = ({ number, why, madeAt, plannedAt, publishedAt, calledOffAt, ...row }: PublicationRow) => ({
  ...{ number, why, by: editorOf(row), made_at: madeAt.toISOString() },
  planned_at: plannedAt?.toISOString() ?? null,
  published_at: publishedAt?.toISOString() ?? null,
  called_off: calledOffAt !== null,
})
