import type { FastifyInstance } from 'fastify'
import { errorCodes } from '../../../../contract/envelope'
import * as contract from '../../../../contract/suggestions'
import type { Caller } from '../../../kernel/http/caller'
import { Refusal } from '../../../kernel/http/refusal'
import { serve } from '../../../kernel/http/serve-endpoint'
import { cursorValues } from '../../../kernel/lists/cursor'
import { listPage } from '../../../kernel/lists/list-page'
import { positionOfQuery } from '../../../kernel/places/positions'
import { createSuggestion, readDepartment } from './create-suggestion'
import { readRecord, readSuggestion } from './read-suggestion'
import { findSimilar, searchSuggestions } from './search-suggestions'
import { confirmSuggestion, evaluateSuggestion, reopenSuggestion } from './settle-suggestion'
import { departmentOf, suggestionCardOf, type SuggestionReader } from './suggestion-answers'
import { selectCounts, selectDepartments, selectFigures, selectSuggestionsOf } from './suggestions.queries'
import { supportSuggestion } from './support-suggestion'

/** The fewest answers of a department of which figures are shown. */
const fewestAnswers = 5

export function suggestionsRoutes(app: FastifyInstance): void {
  const { now } = app.platform
  const readerOf = ({ member, language }: Caller): SuggestionReader => ({
    id: member?.id ?? null,
    language,
    now: now(),
  })

  serve(app, contract.listDepartments, async ({ database, caller }) => {
    const counts = await selectCounts(database)
    const rows = await selectDepartments(database)
    return { items: rows.map((row) => departmentOf(row, counts, caller.language)) }
  })

  serve(app, contract.getDepartment, async ({ database, query, caller }) => {
    const row = await readDepartment(database, query.id)
    if (row === null) throw new Refusal(errorCodes.gone)
    const figures = await selectFigures(database, query.id)
    const isTelling = figures !== null && figures.answered >= fewestAnswers
    return {
      department: {
        ...departmentOf(row, await selectCounts(database), caller.language),
        figures: isTelling ? { answered: figures.answered, in_time: figures.inTime } : null,
      },
    }
  })

  serve(app, contract.listSuggestions, async ({ database, query, caller }) =>
    searchSuggestions(database, query, readerOf(caller)),
  )

  serve(app, contract.listMySuggestions, async ({ database, query, caller }) => {
    const filter = { state: query.state, departmentId: query.department_id, search: [] }
    const rows = await selectSuggestionsOf(database, caller.require().id, filter, {
      limit: query.page_size + 1,
      after: cursorValues(query.cursor, 'ts'),
    })
    return listPage(
      rows,
      query.page_size,
      ({ suggestion }) => [suggestion.createdAt.toISOString(), suggestion.id],
      (row) => suggestionCardOf(row, readerOf(caller)),
    )
  })

  serve(app, contract.listSimilarSuggestions, async ({ database, body, caller }) => ({
    items: await findSimilar(database, body, readerOf(caller)),
  }))

  serve(app, contract.createSuggestion, async ({ database, body, caller }) => {
    const id = await createSuggestion(database, caller.require().id, body, now())
    return { suggestion: await readSuggestion(database, id, readerOf(caller)) }
  })

  serve(app, contract.getSuggestion, async ({ database, path, query, caller }) => ({
    suggestion: await readSuggestion(database, path.id, readerOf(caller), positionOfQuery(query)),
  }))

  serve(app, contract.getSuggestionRecord, async ({ database, path, caller }) => ({
    record: await readRecord(database, path.id, readerOf(caller)),
  }))

  serve(app, contract.supportSuggestion, async ({ database, body, caller }) => {
    await supportSuggestion(database, caller.require().id, body, now())
    return { suggestion: await readSuggestion(database, body.id, readerOf(caller)) }
  })

  serve(app, contract.confirmSuggestion, async ({ database, body, caller }) => {
    await confirmSuggestion(database, caller.require().id, body.id, now())
    return { suggestion: await readSuggestion(database, body.id, readerOf(caller)) }
  })

  serve(app, contract.reopenSuggestion, async ({ database, body, caller }) => {
    await reopenSuggestion(database, caller.require().id, body, now())
    return { suggestion: await readSuggestion(database, body.id, readerOf(caller)) }
  })

  serve(app, contract.evaluateSuggestion, async ({ database, body, caller }) => {
    await evaluateSuggestion(database, caller.require().id, body, now())
    return { suggestion: await readSuggestion(database, body.id, readerOf(caller)) }
  })
}
