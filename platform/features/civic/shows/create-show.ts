import { eq } from 'drizzle-orm'
import { errorCodes } from '../../../../contract/envelope'
import { contentKinds } from '../../../../src/domain/frame/content/content-kinds'
import { checkShow } from '../../../../src/domain/civic/shows/show-form'
import { showLifecycle } from '../../../../src/domain/civic/shows/show-lifecycle'
import type { Database, Transaction } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { invalid, invalidForm, Refusal } from '../../../kernel/http/refusal'
import { formLimit } from '../../../kernel/limits/form-limit'
import { randomId } from '../../../kernel/shared/random'
import { unsaid, asWritten } from '../../../kernel/shared/as-written'
import { addStep } from '../../../kernel/cases/case-steps'
import { contents } from '../../../kernel/contents/contents.schema'
import { isPublishedContent } from '../../../kernel/contents/published'
import { mayPublish } from '../../../kernel/site/may-publish'
import { ownMedia } from '../../../kernel/uploads/own-pictures'
import type { Caller } from '../../../kernel/http/caller'
import { selectCampaignOfTopic } from './campaigns.queries'
import { showCase } from './show-case'
import { showCategories, shows } from './shows.schema'
import { showPictures } from './shows.uploads'

/** The most shows that one person may publish per day. */
export const showLimit = formLimit('show', { most: 20, window: 86_400_000 })

interface ShowDraft {
  readonly text: string
  readonly place: string
  readonly pictures: readonly string[]
  /** '' for an entry without a category. */
  readonly categoryId: string
  /** The topic of an entry; null for a show. */
  readonly topicId: string | null
}

/** Stores a show or an entry, which then waits for the operator; returns its id. */
export async function createShow(
  database: Transaction,
  caller: Caller,
  { text, place, pictures: ids, categoryId, topicId }: ShowDraft,
  now: Date,
): Promise<string> {
  const { id: userId } = caller.require()
  if (!(await mayPublish(database))) throw new Refusal(errorCodes.stateRefuses, null, { state: 'publishing-closed' })
  const { pictures, videos } = await ownMedia(database, userId, ids, { use: showPictures, now })
  const media = { pictures: pictures.length, videos: videos.length }
  const parsedForm = checkShow({ text, place, categoryId, pictures: ids }, media, topicId === null ? 'show' : 'entry')
  if (!parsedForm.ok) throw invalidForm(parsedForm.reason)
  if (categoryId !== '') await requireCategory(database, categoryId)
  if (topicId !== null) await requireOpenTopic(database, topicId, now)
  await showLimit.consume(database, userId, now)
  const id = randomId('show')
  const state = showLifecycle.start
  await database
    .insert(shows)
    .values({
      id,
      userId,
      categoryId: categoryId === '' ? null : categoryId,
      topicId,
      text: asWritten(parsedForm.value.text),
      pictures,
      video: videos[0] ?? null,
      place: asWritten(parsedForm.value.place),
      state,
      createdAt: now,
      updatedAt: now,
    })
  await addStep(database, {
    kind: showCase.name,
    caseId: id,
    act: 'submit',
    state,
    role: 'author',
    actorId: userId,
    text: unsaid,
    at: now,
  })
  return id
}

async function requireCategory(database: Database, id: string): Promise<void> {
  const category = await queriesOf(database).readOne(
    build.select({ id: showCategories.id }).from(showCategories).where(eq(showCategories.id, id)),
  )
  if (category === null) throw invalid({ category_id: 'unknown' })
}

/** A topic that has ended takes no entries; that of a campaign takes them in the time of the campaign. */
async function requireOpenTopic(database: Database, id: string, now: Date): Promise<void> {
  const { commentsOpen } = contents
  const topic = await queriesOf(database).readOne(
    build.select({ commentsOpen }).from(contents).where(isPublishedContent(id, contentKinds.topic.code)),
  )
  if (topic === null) throw new Refusal(errorCodes.gone)
  const campaign = await selectCampaignOfTopic(database, id)
  const takesEntries = campaign === null || (campaign.opensAt <= now && now < campaign.closesAt)
  if (!topic.commentsOpen || !takesEntries) throw new Refusal(errorCodes.stateRefuses, null, { state: 'topic-closed' })
}
