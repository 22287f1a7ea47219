import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { users } from '../../../kernel/members/members.schema'
import type { Desk } from '../../../kernel/operator/desk'
import { acceptSuggestion, assignSuggestion, refuseSuggestion, replyToSuggestion } from './answer-suggestion'
import { departments, suggestions } from './suggestions.schema'

/** The instant until which the department has to act. */
const due = sql<string>`case when ${suggestions.state} = 'submitted' then ${suggestions.acceptDueAt} else ${suggestions.replyDueAt} end`

/** Selects what waits, with what is overdue the longest first. */
async function selectWaiting(database: Database, limit: number) {
  const rows = await queriesOf(database).read(
    build
      .select({ suggestion: suggestions, department: departments.name, nickname: users.nickname, phone: users.phone })
      .from(suggestions)
      .innerJoin(departments, eq(departments.id, suggestions.departmentId))
      .innerJoin(users, eq(users.id, suggestions.userId))
      .where(inArray(suggestions.state, ['submitted', 'accepted', 'assigned', 'reopened']))
      .orderBy(asc(due), asc(suggestions.id))
      .limit(limit),
  )
  return rows.map(({ suggestion, department, nickname, phone }) => {
    const { id, state, kind, title, text, placeName, latitude, longitude, pictures, isAnonymous } = suggestion
    const dueAt = state === 'submitted' ? suggestion.acceptDueAt : suggestion.replyDueAt
    const position = latitude === null || longitude === null ? '' : `${latitude}, ${longitude}`
    return {
      id,
      since: suggestion.updatedAt,
      // The office does not learn either who wrote an anonymous suggestion.
      from: isAnonymous ? 'anonymous' : [nickname, phone ?? ''].filter((part) => part !== '').join(', '),
      title: title['zh-CN'],
      text: [text['zh-CN'], placeName['zh-CN'], position].filter((part) => part !== '').join('\n'),
      pictures,
      facts: [
        { name: 'department', value: `${department['zh-CN']} (${suggestion.departmentId})` },
        { name: 'kind', value: `${kind}, ${state}${suggestion.isPublic ? '' : ', not public'}` },
        { name: 'due', value: dueAt?.toISOString() ?? '' },
        { name: 'supporters', value: `${suggestion.supporters}, same problem: ${suggestion.affected}` },
      ],
    }
  })
}

export const suggestionsDesk: Desk = {
  name: 'suggestions',
  summary: 'Suggestions that wait for a department, the most overdue first',
  selectWaiting: (database, limit) => selectWaiting(database, limit),
  acts: {
    accept: {
      summary: 'accepts it: a public one is then seen by all',
      takesText: false,
      carryOut: (database, id, _text, at) => acceptSuggestion(database, id, at),
    },
    assign: {
      summary: 'passes it to a department, by <suggestion>:<department>',
      takesText: false,
      carryOut: async (database, caseId, _text, at) => {
        const [id = '', departmentId = ''] = caseId.split(':')
        await assignSuggestion(database, id, departmentId, at)
      },
    },
    reply: { summary: 'answers it in the name of its department', takesText: true, carryOut: replyToSuggestion },
    refuse: { summary: 'with a reason that the resident reads', takesText: true, carryOut: refuseSuggestion },
  },
}
