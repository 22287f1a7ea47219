import type { Language } from '../../../../src/domain/frame/site/preferences'
import { errorCodes } from '../../../../contract/envelope'
import type { ShowCardDto, ShowDto } from '../../../../contract/shows'
import { possibleActs } from '../../../../src/domain/frame/cases/lifecycle'
import { summaryOf } from '../../../../src/domain/frame/shared/format/summary'
import { memberShowActs, showLifecycle } from '../../../../src/domain/civic/shows/show-lifecycle'
import type { Database } from '../../../kernel/database/client'
import { Refusal } from '../../../kernel/http/refusal'
import { listSteps } from '../../../kernel/cases/case-steps'
import { showCase } from './show-case'
import { selectShow, type ShowRow } from './shows.queries'

/** The person for whom the answer is made. */
export interface ShowReader {
  readonly id: string | null
  readonly language: Language
}

const summaryLength = 80

export function showCardOf(
  { show, category, topic, author, likes, comments }: ShowRow,
  { id, language }: ShowReader,
): ShowCardDto {
  return {
    id: show.id,
    summary: summaryOf(show.text[language], summaryLength),
    category: show.categoryId === null ? null : { id: show.categoryId, name: category?.[language] ?? '' },
    topic: show.topicId === null ? null : { id: show.topicId, title: topic?.[language] ?? '' },
    state: show.state,
    at: (show.publishedAt ?? show.createdAt).toISOString(),
    cover: show.pictures[0] ?? null,
    has_video: show.video !== null,
    pictures_count: show.pictures.length,
    likes: likes ?? 0,
    comments: comments ?? 0,
    author: { id: show.userId, ...author },
    mine: show.userId === id,
  }
}

/** A complete show, as its reader may see it; 403001 when it does not exist for them. */
export async function readShow(database: Database, id: string, reader: ShowReader): Promise<ShowDto> {
  const row = await selectShow(database, id)
  const isOwn = row?.show.userId === reader.id
  if (row === null || (row.show.state !== 'published' && !isOwn)) throw new Refusal(errorCodes.gone)
  const { show } = row
  const acts = possibleActs(showLifecycle, { state: show.state, roles: isOwn ? ['author'] : [] })
  return {
    ...showCardOf(row, reader),
    text: show.text[reader.language],
    place: show.place[reader.language],
    pictures: [...show.pictures],
    video: show.video,
    acts: memberShowActs.filter((act) => acts.includes(act)),
    steps: isOwn ? ((await listSteps(database, showCase.name, id, reader.language)) as ShowDto['steps']) : [],
    comments_open: row.commentsOpen ?? false,
  }
}
