import { and, asc, eq, inArray } from 'drizzle-orm'
import { errorCodes } from '../../../../contract/envelope'
import type { SuggestionDto, SuggestionRecordDto } from '../../../../contract/suggestions'
import { followUpActs } from '../../../../src/domain/civic/suggestions/suggestion-lifecycle'
import type { GeoPoint } from '../../../../src/domain/frame/places/geo-point'
import type { Language } from '../../../../src/domain/frame/site/preferences'
import { listOfficialSteps } from '../../../kernel/cases/case-steps'
import { caseSteps } from '../../../kernel/cases/cases.schema'
import type { Database } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { Refusal } from '../../../kernel/http/refusal'
import { promisesDto, suggestionCardOf, type SuggestionReader } from './suggestion-answers'
import { isListedRow, suggestionCase } from './suggestion-case'
import { openContact } from '../../../kernel/members/contact'
import { suggestions } from './suggestions.schema'
import { selectSuggestion, type SuggestionCardRow } from './suggestions.queries'

/** A complete suggestion, as its reader may see it; 403001 when it does not exist for them. */
export async function readSuggestion(
  database: Database,
  id: string,
  reader: SuggestionReader,
  position: GeoPoint | null = null,
): Promise<SuggestionDto> {
  const row = await visible(database, id, reader, position)
  const { suggestion } = row
  const { language } = reader
  const card = suggestionCardOf(row, reader)
  return {
    ...card,
    text: suggestion.text[language],
    pictures: [...suggestion.pictures],
    video: suggestion.video,
    promises: promisesDto(suggestion),
    ...(await readSaid(database, id, language)),
    evaluation:
      suggestion.stars === null ? null : { stars: suggestion.stars, text: suggestion.evaluation?.[language] ?? '' },
    reopenings: suggestion.reopenings,
    subscribed: row.isSubscribed,
    may_subscribe: card.may_support,
    joined_to: suggestion.joinedId === null ? null : await readJoinedTo(database, suggestion.joinedId, language),
    contact: card.acts.includes('correct') ? openContact(reader.vault, suggestion) : '',
    // A comment has a name. The author of an anonymous suggestion is therefore not invited to comment on it.
    comments_open: row.commentsOpen === true && !(card.mine && suggestion.isAnonymous),
  }
}

/** The record of a suggestion; 403001 when it does not exist for its reader. */
export async function readRecord(
  database: Database,
  id: string,
  reader: SuggestionReader,
): Promise<SuggestionRecordDto> {
  const { suggestion } = await visible(database, id, reader, null)
  const steps = await listOfficialSteps(database, suggestionCase.name, id, reader.language)
  return {
    id,
    title: suggestion.title[reader.language],
    state: suggestion.state,
    is_anonymous: suggestion.isAnonymous,
    promises: promisesDto(suggestion),
    steps: steps as SuggestionRecordDto['steps'],
  }
}

async function visible(
  database: Database,
  id: string,
  reader: SuggestionReader,
  position: GeoPoint | null,
): Promise<SuggestionCardRow> {
  const row = await selectSuggestion(database, { id: reader.id, position }, id)
  if (row === null || (!isListedRow(row.suggestion) && row.suggestion.userId !== reader.id))
    throw new Refusal(errorCodes.gone)
  return row
}

/** Reads the suggestion to which another one was joined; it is public for as long as the two are joined. */
async function readJoinedTo(database: Database, id: string, language: Language): Promise<SuggestionDto['joined_to']> {
  const main = await queriesOf(database).readOne(
    build.select({ title: suggestions.title }).from(suggestions).where(eq(suggestions.id, id)),
  )
  return main === null ? null : { id, title: main.title[language] }
}

/** Reads the latest answer of an office, and the questions and answers of author and office. */
async function readSaid(
  database: Database,
  id: string,
  language: Language,
): Promise<Pick<SuggestionDto, 'reply' | 'follow_ups'>> {
  const { act, role, office, text, at, pictures } = caseSteps
  const steps = await queriesOf(database).read(
    build
      .select({ act, role, office, text, at, pictures })
      .from(caseSteps)
      .where(
        and(
          eq(caseSteps.kind, suggestionCase.name),
          eq(caseSteps.caseId, id),
          inArray(act, ['reply', ...followUpActs]),
        ),
      )
      .orderBy(asc(caseSteps.id)),
  )
  const reply = steps.filter((step) => step.act === 'reply').at(-1)
  return {
    reply:
      reply === undefined
        ? null
        : {
            office: reply.office?.[language] ?? '',
            text: reply.text[language],
            at: reply.at.toISOString(),
            pictures: [...reply.pictures],
          },
    follow_ups: steps
      .filter((step) => step.act !== 'reply')
      .map((step) => ({
        by: step.role === 'author' ? 'author' : 'office',
        office: step.office?.[language] ?? null,
        is_question: step.act === 'ask' || step.act === 'inquire',
        text: step.text[language],
        at: step.at.toISOString(),
      })),
  }
}
