import { and, asc, eq, inArray, or, sql } from 'drizzle-orm'
import { caseSteps } from '../../../kernel/cases/cases.schema'
import type { Database } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { users } from '../../../kernel/members/members.schema'
import type { Desk } from '../../../kernel/operator/desk'
import type { Vault } from '../../../kernel/shared/vault'
import { openContact } from '../../../kernel/members/contact'
import {
  acceptSuggestion,
  assignSuggestion,
  inquireAboutSuggestion,
  refuseSuggestion,
  replyToSuggestion,
  respondToQuestion,
} from './answer-suggestion'
import { keepOfficePicture } from '../../frame/uploads/keep-office-picture'
import { joinSuggestion, partSuggestion } from './join-suggestions'
import { suggestionCase } from './suggestion-case'
import { departments, suggestions } from './suggestions.schema'

/** The instant until which the department has to act. */
const due = sql<string>`case ${suggestions.state} when 'submitted' then ${suggestions.acceptDueAt} when 'replied' then ${suggestions.followUpDueAt} else ${suggestions.replyDueAt} end`

/** Selects what waits, with what is overdue the longest first. */
async function selectWaiting(database: Database, limit: number, vault: Vault) {
  const rows = await queriesOf(database).read(
    build
      .select({ suggestion: suggestions, department: departments.name, nickname: users.nickname, phone: users.phone })
      .from(suggestions)
      .innerJoin(departments, eq(departments.id, suggestions.departmentId))
      .innerJoin(users, eq(users.id, suggestions.userId))
      .where(
        or(
          inArray(suggestions.state, ['submitted', 'accepted', 'assigned', 'reopened']),
          and(eq(suggestions.state, 'replied'), eq(suggestions.asker, 'author')),
        ),
      )
      .orderBy(asc(due), asc(suggestions.id))
      .limit(limit),
  )
  const said = await selectSaid(
    database,
    rows.map((row) => row.suggestion.id),
  )
  return rows.map(({ suggestion, department, nickname, phone }) => {
    const { id, state, kind, title, text, placeName, latitude, longitude, pictures, isAnonymous } = suggestion
    const dueAt =
      state === 'submitted'
        ? suggestion.acceptDueAt
        : state === 'replied'
          ? suggestion.followUpDueAt
          : suggestion.replyDueAt
    const contact = openContact(vault, suggestion)
    const position = latitude === null || longitude === null ? '' : `${latitude}, ${longitude}`
    return {
      id,
      since: suggestion.updatedAt,
      // The office does not learn either who wrote an anonymous suggestion.
      from: isAnonymous ? 'anonymous' : [nickname, phone ?? '', contact].filter((part) => part !== '').join(', '),
      title: title['zh-CN'],
      text: [text['zh-CN'], placeName['zh-CN'], position].filter((part) => part !== '').join('\n'),
      pictures: suggestion.video === null ? pictures : [...pictures, suggestion.video],
      facts: [
        { name: 'department', value: `${department['zh-CN']} (${suggestion.departmentId})` },
        ...(suggestion.toForward
          ? [
              {
                name: 'to forward',
                value: 'the author was not sure: accept it, then assign it to the right department',
              },
            ]
          : []),
        { name: 'kind', value: `${kind}, ${state}${suggestion.isPublic ? '' : ', not public'}` },
        ...(state === 'submitted' && suggestion.corrections > 0
          ? [{ name: 'corrected', value: `accept it as ${id}:${suggestion.corrections}` }]
          : []),
        { name: 'due', value: dueAt ?? '' },
        ...said
          .filter(({ caseId }) => caseId === id)
          .map(({ act, text: words }) => ({ name: saidAs[act] ?? act, value: words['zh-CN'] })),
        { name: 'supporters', value: `${suggestion.supporters}, same problem: ${suggestion.affected}` },
      ],
    }
  })
}

/** How the steps of the conversation are called at the desk. */
const saidAs: Readonly<Record<string, string>> = {
  reply: 'answered',
  reopen: 'sent back',
  escalate: 'sent to the superior office',
  ask: 'the author asked',
  respond: 'answered the author',
  inquire: 'asked the author',
  clarify: 'the author answered',
}

/** Selects what the office and the author said to each other, oldest first. */
async function selectSaid(database: Database, ids: readonly string[]) {
  const { caseId, act, text } = caseSteps
  return await queriesOf(database).read(
    build
      .select({ caseId, act, text })
      .from(caseSteps)
      .where(and(eq(caseSteps.kind, suggestionCase.name), inArray(caseId, [...ids]), inArray(act, Object.keys(saidAs))))
      .orderBy(asc(caseSteps.id)),
  )
}

export const suggestionsDesk: Desk = {
  name: 'suggestions',
  summary: 'Suggestions that wait for a department, the most overdue first',
  selectWaiting,
  acts: {
    accept: {
      summary: 'accepts it: a public one is then seen by all; a corrected one by <suggestion>:<corrections>',
      takesText: false,
      carryOut: async (database, caseId, _text, at) => {
        const [id = '', corrections = '0'] = caseId.split(':')
        await acceptSuggestion(database, { id, corrections: Number(corrections) || 0 }, at)
      },
    },
    assign: {
      summary: 'passes it to a department, by <suggestion>:<department>',
      takesText: false,
      carryOut: async (database, caseId, _text, at) => {
        const [id = '', departmentId = ''] = caseId.split(':')
        await assignSuggestion(database, id, departmentId, at)
      },
    },
    reply: {
      summary: 'answers it in the name of its department, with up to 9 pictures, such as before and after',
      takesText: true,
      keepPicture: keepOfficePicture,
      carryOut: (database, id, text, at, pictures = []) => replyToSuggestion(database, { id, text, pictures }, at),
    },
    join: {
      summary: 'joins it to a public one that says the same, by <suggestion>:<the other suggestion>',
      takesText: false,
      carryOut: async (database, caseId, _text, at) => {
        const [id = '', mainId = ''] = caseId.split(':')
        await joinSuggestion(database, id, { mainId, at })
      },
    },
    part: {
      summary: 'parts a joined one again',
      takesText: false,
      carryOut: (database, id, _text, at) => partSuggestion(database, id, { role: 'operator', at }),
    },
    ask: {
      summary: 'asks the author a question, which of a public one everybody reads',
      takesText: true,
      carryOut: inquireAboutSuggestion,
    },
    respond: { summary: 'answers the author’s question about an answer', takesText: true, carryOut: respondToQuestion },
    refuse: { summary: 'with a reason that the resident reads', takesText: true, carryOut: refuseSuggestion },
  },
}
