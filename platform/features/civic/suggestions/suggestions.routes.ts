import type { FastifyInstance } from 'fastify'
import { errorCodes } from '../../../../contract/envelope'
import * as acts from '../../../../contract/suggestion-acts'
import { countSuggestions } from '../../../../contract/departments'
import * as contract from '../../../../contract/suggestions'
import type { Caller } from '../../../kernel/http/caller'
import { Refusal } from '../../../kernel/http/refusal'
import { serve } from '../../../kernel/http/serve-endpoint'
import { cursorValues } from '../../../kernel/lists/cursor'
import { listPage } from '../../../kernel/lists/list-page'
import { positionOfQuery } from '../../../kernel/places/positions'
import { correctSuggestion } from './correct-suggestion'
import { createSuggestion, readDepartment, suggestionLimit } from './create-suggestion'
import { askAboutSuggestion } from './ask-about-suggestion'
import { listDepartmentFigures, readFigures } from './department-figures'
import { readRecord, readSuggestion } from './read-suggestion'
import { countByDepartment, findSimilar, searchSuggestions } from './search-suggestions'
import { confirmSuggestion, evaluateSuggestion, reopenSuggestion } from './author-acts'
import { departmentOf, suggestionCardOf, type SuggestionReader } from './suggestion-answers'
import { selectSuggestionsOf } from './suggestions.queries'
import { selectCounts, selectDepartments } from './departments.queries'
import { subscribeToSuggestion } from './subscribe-to-suggestion'
import { supportSuggestion } from './support-suggestion'
import { withdrawSuggestion } from './withdraw-suggestion'

export function suggestionsRoutes(app: FastifyInstance): void {
  const { now, vault } = app.platform
  const readerOf = ({ member, language }: Caller): SuggestionReader => ({
    id: member?.id ?? null,
    language,
    now: now(),
    vault,
  })

  serve(app, contract.listDepartments, async ({ database, caller }) => {
    const counts = await selectCounts(database)
    const rows = await selectDepartments(database)
    return { items: rows.map((row) => departmentOf(row, counts, caller.language)) }
  })

  serve(app, contract.getSuggestionLimit, async ({ database, caller }) => ({
    limit: await suggestionLimit.readReached(database, caller.require().id, now()),
  }))

  serve(app, contract.getDepartment, async ({ database, query, caller }) => {
    const row = await readDepartment(database, query.id)
    if (row === null) throw new Refusal(errorCodes.gone)
    return {
      department: {
        ...departmentOf(row, await selectCounts(database), caller.language),
        figures: await readFigures(database, query.id, now()),
      },
    }
  })

  serve(app, contract.listFigures, async ({ database, caller }) =>
    listDepartmentFigures(database, caller.language, now()),
  )

  serve(app, contract.listSuggestions, async ({ database, query, caller }) =>
    searchSuggestions(database, query, readerOf(caller)),
  )

  serve(app, countSuggestions, async ({ database, query }) => ({
    items: await countByDepartment(database, query.search),
  }))

  serve(app, contract.listMySuggestions, async ({ database, query, caller }) => {
    const { state, department_id: departmentId, open } = query
    const filter = { state, departmentId, isOpen: open === '1', search: '' }
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
    const id = await createSuggestion({ database, vault }, caller.require().id, body, now())
    return { suggestion: await readSuggestion(database, id, readerOf(caller)) }
  })

  serve(app, contract.getSuggestion, async ({ database, path, query, caller }) => ({
    suggestion: await readSuggestion(database, path.id, readerOf(caller), positionOfQuery(query)),
  }))

  serve(app, contract.getSuggestionRecord, async ({ database, path, caller }) => ({
    record: await readRecord(database, path.id, readerOf(caller)),
  }))

  serve(app, acts.supportSuggestion, async ({ database, body, caller }) => {
    await supportSuggestion(database, caller.require().id, body, now())
    return { suggestion: await readSuggestion(database, body.id, readerOf(caller)) }
  })

  serve(app, acts.confirmSuggestion, async ({ database, body, caller }) => {
    await confirmSuggestion(database, caller.require().id, body.id, now())
    return { suggestion: await readSuggestion(database, body.id, readerOf(caller)) }
  })

  serve(app, acts.reopenSuggestion, async ({ database, body, caller }) => {
    await reopenSuggestion(database, caller.require().id, body, now())
    return { suggestion: await readSuggestion(database, body.id, readerOf(caller)) }
  })

  serve(app, acts.askAboutSuggestion, async ({ database, body, caller }) => {
    await askAboutSuggestion(database, caller, body, now())
    return { suggestion: await readSuggestion(database, body.id, readerOf(caller)) }
  })

  serve(app, acts.subscribeToSuggestion, async ({ database, body, caller }) => {
    await subscribeToSuggestion(database, caller.require().id, body, now())
    return { suggestion: await readSuggestion(database, body.id, readerOf(caller)) }
  })

  serve(app, acts.evaluateSuggestion, async ({ database, body, caller }) => {
    await evaluateSuggestion(database, caller.require().id, body, now())
    return { suggestion: await readSuggestion(database, body.id, readerOf(caller)) }
  })

  serve(app, acts.correctSuggestion, async ({ database, body, caller }) => {
    await correctSuggestion({ database, vault }, caller.require().id, body, now())
    return { suggestion: await readSuggestion(database, body.id, readerOf(caller)) }
  })

  serve(app, acts.withdrawSuggestion, async ({ database, body, caller }) => {
    await withdrawSuggestion(database, caller.require().id, body.id, now())
    return { suggestion: await readSuggestion(database, body.id, readerOf(caller)) }
  })
}
