import { clearHistory, getPlayPosition, listHistory, recordHistory, savePlayPosition } from '../../contract/account'
import { deleteComment, getComment, likeComment, postComment } from '../../contract/comments'
import { errorCodes } from '../../contract/envelope'
import { listFeed } from '../../contract/feed'
import { getMessageSettings, saveMessageSettings } from '../../contract/message-settings'
import { blockPerson, changePrivacy, getPrivacy, listBlocked, unblockPerson } from '../../contract/privacy'
import { favourite, like, listFavourites, removeFavourites } from '../../contract/reactions'
import { contentKinds } from '../../src/domain/frame/content/content-kinds'
import { act, actOnce, expectThat, refusal, type Given, type Scenario, type Stage } from './scenario'

const articleType = contentKinds.post.code

/** Articles of the feed that the member has nothing to do with yet. */
async function articles(stage: Stage): Promise<readonly Given[]> {
  const feed = await act(stage, listFeed, { query: { types: String(articleType), page_size: '50' } })
  return feed?.items.filter((each) => each.at('liked') === false) ?? []
}

const likes: Scenario = {
  calls: [like],
  async play(stage) {
    const [article] = await articles(stage)
    if (article === undefined) return
    const body = { post_id: article.text('id'), type: articleType }
    const one = await act(stage, like, { body: { ...body, action: 1 } })
    const two = await act(stage, like, { body: { ...body, action: 1 } })
    const isOnce = one?.at('likes') === two?.at('likes')
    expectThat(stage, like, 'idempotency', isOnce, 'liking twice counts twice')
    const none = await act(stage, like, { body: { ...body, action: 0 } })
    expectThat(stage, like, 'lifecycle', none?.at('liked') === false, 'a like that was taken back is still there')
    const nowhere = { ...body, post_id: 'conform-no-such-id', action: 1 }
    await refusal(
      stage,
      like,
      { body: nowhere },
      { code: errorCodes.gone, why: 'an id of nothing was sent', rule: 'gone' },
    )
  },
}

/** The contents that are favourites already, which stay so. */
async function keptContents(stage: Stage): Promise<ReadonlySet<string>> {
  const kept = new Set<string>()
  for (let cursor: string | null = null; cursor !== '' && kept.size < 500;) {
    const page: Given | null = await act(stage, listFavourites, {
      query: { page_size: '50', ...(cursor === null ? {} : { cursor }) },
    })
    for (const each of page?.items ?? []) kept.add(each.text('item.id'))
    cursor = page?.text('next_cursor') ?? ''
  }
  return kept
}

/** A list is read page by page while rows are added before it. */
const favourites: Scenario = {
  calls: [favourite, listFavourites, removeFavourites],
  async play(stage) {
    const kept = await keptContents(stage)
    const added = (await articles(stage))
      .map((each) => each.text('id'))
      .filter((id) => !kept.has(id))
      .slice(0, 4)
    const rows: string[] = []
    const put = (id: string) => act(stage, favourite, { body: { post_id: id, type: articleType, action: 1 } })
    for (const id of added.slice(0, 2)) await put(id)
    const first = await act(stage, listFavourites, { query: { page_size: '1' } })
    rows.push(...(first?.items ?? []).map((each) => each.text('id')))
    for (const id of added.slice(2)) await put(id)
    const cursor = first?.text('next_cursor') ?? ''
    const rest = cursor === '' ? null : await act(stage, listFavourites, { query: { page_size: '50', cursor } })
    rows.push(...(rest?.items ?? []).map((each) => each.text('id')))
    const isStable = new Set(rows).size === rows.length && rows.length >= 2
    expectThat(stage, listFavourites, 'stable', isStable, 'a row came twice, or went missing, while others were added')
    const own = (await act(stage, listFavourites, { query: { page_size: '50' } }))?.items ?? []
    const ids = own.filter((each) => added.includes(each.text('item.id'))).map((each) => each.text('id'))
    if (ids.length > 0) await act(stage, removeFavourites, { body: { ids } })
  },
}

const comment: Scenario = {
  calls: [postComment, getComment, likeComment, deleteComment],
  async play(stage) {
    const [article] = await articles(stage)
    if (article === undefined) return
    const body = {
      post_id: article.text('id'),
      type: articleType,
      text: 'A trial by conform.',
      parent_id: null,
      reply_to_id: null,
    }
    const otherBody = { ...body, text: 'Another trial.' }
    const posted = await actOnce(stage, postComment, { body }, { made: 'comment.id', otherBody })
    const id = posted?.text('comment.id') ?? ''
    if (id === '') return
    const place = { post_id: body.post_id, type: String(articleType) }
    await act(stage, getComment, { path: { id }, query: place })
    await act(stage, likeComment, { body: { id, action: 1 } })
    if (stage.other !== null)
      await refusal(
        stage,
        deleteComment,
        { query: { id }, as: stage.other },
        { code: errorCodes.notYours, why: 'another member deleted it', rule: 'owner' },
      )
    await act(stage, deleteComment, { query: { id } })
    const gone = { code: errorCodes.gone, why: 'it was deleted' }
    await refusal(stage, deleteComment, { query: { id } }, gone)
    await refusal(stage, getComment, { path: { id }, query: place }, gone)
  },
}

const history: Scenario = {
  calls: [recordHistory, listHistory, clearHistory, savePlayPosition, getPlayPosition],
  async play(stage) {
    const [article] = await articles(stage)
    if (article === undefined) return
    const made = await act(stage, recordHistory, { body: { post_id: article.text('id'), type: articleType } })
    const audio = stage.found.get('getAudio')?.path?.['id']
    if (audio !== undefined) await playPosition(stage, audio)
    const cleared = made === null ? null : await act(stage, clearHistory, { query: { ids: made.text('id') } })
    if (cleared !== null)
      expectThat(
        stage,
        clearHistory,
        'lifecycle',
        cleared.at('removed') === 1,
        'one entry was to go, another number went',
      )
  },
}

/** The write with the latest time wins, in whatever order they arrive. */
async function playPosition(stage: Stage, id: string): Promise<void> {
  const type = contentKinds.audio.code
  const before = await act(stage, getPlayPosition, { path: { id }, query: { type: String(type) } })
  if (before?.at('position') !== null) return
  const at = (minutes: number) => new Date(stage.now.getTime() - minutes * 60_000).toISOString()
  await act(stage, savePlayPosition, { path: { id }, body: { type, seconds: 20, updated_at: at(5) } })
  const late = await act(stage, savePlayPosition, { path: { id }, body: { type, seconds: 10, updated_at: at(9) } })
  const isLatest = late?.at('position.seconds') === 20
  expectThat(stage, savePlayPosition, 'idempotency', isLatest, 'an older write replaced a newer one')
  stage.city.ledger.leave('where one audio was stopped, since no call deletes it')
}

/** What a member has set is saved again as it is. */
const settings: Scenario = {
  calls: [getPrivacy, changePrivacy, getMessageSettings, saveMessageSettings],
  async play(stage) {
    for (const [read, write] of [
      [getPrivacy, changePrivacy],
      [getMessageSettings, saveMessageSettings],
    ] as const) {
      const before = await act(stage, read)
      if (before === null) continue
      const after = await act(stage, write, { body: before.json })
      const isSame = JSON.stringify(after?.json) === JSON.stringify(before.json)
      expectThat(stage, write, 'lifecycle', isSame, 'what was saved comes back as something else')
    }
  },
}

const block: Scenario = {
  calls: [blockPerson, listBlocked, unblockPerson],
  async play(stage) {
    const { other, member } = stage
    if (other === null) return
    const before = await act(stage, listBlocked)
    if (before?.items.some((each) => each.text('id') === other.id) === true) return
    const path = { id: other.id }
    await act(stage, blockPerson, { path })
    const listed = (await act(stage, listBlocked))?.items.filter((each) => each.text('id') === other.id).length
    expectThat(stage, listBlocked, 'lifecycle', listed === 1, 'whom the member blocked is not listed once')
    await act(stage, unblockPerson, { path })
    const self = { code: errorCodes.stateRefuses, why: 'a member blocked themselves' }
    await refusal(stage, blockPerson, { path: { id: member.id } }, self)
  },
}

export const ownScenarios: readonly Scenario[] = [likes, favourites, comment, history, settings, block]
