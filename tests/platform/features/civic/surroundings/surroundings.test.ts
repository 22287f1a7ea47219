import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { blockPerson } from '../../../../../contract/privacy'
import { listSurroundings } from '../../../../../contract/surroundings'
import { circlePosts } from '../../../../../platform/features/civic/circles/circles.schema'
import { contents } from '../../../../../platform/kernel/contents/contents.schema'
import { surroundingKey } from '../../../../../src/domain/civic/surroundings/surroundings'
import { activityTools, there } from '../../../../support/activities'
import { circleTools } from '../../../../support/circles'
import { insertContent } from '../../../../support/content'
import { startPlatform, type TestPlatform } from '../../../../support/platform'
import { suggestionTools } from '../../../../support/suggestions'
import { wishTools } from '../../../../support/wishes'
import { eq } from 'drizzle-orm'

/** About 550 m north of `there`. */
const north = { latitude: there.latitude + 0.0046, longitude: there.longitude }

describe('what is around a spot', () => {
  let platform: TestPlatform
  let anna: { readonly id: string; readonly token: string }
  let ben: { readonly id: string; readonly token: string }
  const ids = { suggestion: '', hidden: '', wish: '', post: '', closedPost: '' }

  beforeAll(async () => {
    platform = await startPlatform()
    const { database } = platform
    const wishes = wishTools(platform)
    await wishes.prepare()
    ;({ anna, ben } = await wishes.beginAnew())
    const suggestions = suggestionTools(platform)
    await suggestions.prepare()
    ids.suggestion = await suggestions.open(anna)
    ids.hidden = await suggestions.open(anna, { is_public: false, title: 'Between us' })
    ids.wish = await wishes.open(anna, { place: { name: 'Lantern Street', ...north } })
    const circles = circleTools(platform)
    await circles.found('open', anna)
    await circles.found('closed', anna, { closed: true, join_mode: 'request' })
    const writeAt = async (circle: string) => {
      const id = await circles.write(anna, circle)
      await database.update(circlePosts).set(there).where(eq(circlePosts.id, id))
      await database.update(contents).set(there).where(eq(contents.id, id))
      return id
    }
    ids.post = await writeAt('open')
    ids.closedPost = await writeAt('closed')
    await activityTools(platform).make({ id: 'coming' })
    await activityTools(platform).make({ id: 'over', starts: -7_200_000, lasts: 3_600_000 })
    await activityTools(platform).make({ id: 'unapproved', state: 'submitted' })
    await insertContent(database, { id: 'placed', ...there })
    await insertContent(database, { id: 'taken-down', ...there, state: 'withdrawn', listed: false })
    await insertContent(database, { id: 'nowhere' })
    await insertContent(database, { id: 'far', latitude: there.latitude + 0.02, longitude: there.longitude })
  })
  afterAll(() => platform.close())

  const around = async (query: Record<string, string> = {}, who?: { readonly token: string }) => {
    const spot = { latitude: String(there.latitude), longitude: String(there.longitude) }
    const { items } = await platform.ask(listSurroundings, {
      query: { ...spot, ...query },
      headers: { 'x-language': 'en' },
      ...(who === undefined ? {} : { token: who.token }),
    })
    return items
  }
  const keys = (items: Awaited<ReturnType<typeof around>>) =>
    items.map((item) => surroundingKey(item as unknown as Parameters<typeof surroundingKey>[0]))

  it('is what everybody may see of each kind, newest first', async () => {
    expect(keys(await around())).toEqual([
      'activity-coming',
      `post-${ids.post}`,
      `wish-${ids.wish}`,
      `suggestion-${ids.suggestion}`,
      'news-placed',
    ])
  })

  it('is up to a distance, of the kinds that are asked for', async () => {
    expect(keys(await around({ within: '500' }))).not.toContain(`wish-${ids.wish}`)
    expect(keys(await around({ within: '3000', kinds: 'wish,news' }))).toEqual([
      `wish-${ids.wish}`,
      'news-placed',
      'news-far',
    ])
  })

  it('says of a wish no more than its area, as its own list does', async () => {
    const [wish] = await around({ kinds: 'wish' })
    expect(wish).toMatchObject({ kind: 'wish', wish: { place: { latitude: 26.425, longitude: 111.61 } } })
  })

  it('has nothing of those whom a member blocks, but for what bears no name', async () => {
    await platform.ask(blockPerson, { token: ben.token, path: { id: anna.id } })
    expect(keys(await around({}, ben))).toEqual(['activity-coming', 'news-placed'])
    expect(keys(await around({}, anna))).toHaveLength(5)
  })

  it('needs a position on earth and known kinds', async () => {
    expect(await platform.call(listSurroundings, { query: { latitude: '26.4' } })).toMatchObject({ code: 400001 })
    await expect(around({ latitude: '0', longitude: '0' })).rejects.toThrow('400001')
    await expect(around({ kinds: 'news,secrets' })).rejects.toThrow('400001')
    await expect(around({ within: '5000' })).rejects.toThrow('400001')
    await expect(around({ cursor: 'mine' })).rejects.toThrow('400001')
  })

  it('is nothing at a pole, and goes on beyond the date line', async () => {
    expect(await around({ latitude: '89.99', longitude: '0' })).toEqual([])
    await insertContent(platform.database, { id: 'east', latitude: 10, longitude: 179.999 })
    await insertContent(platform.database, { id: 'west', latitude: 10, longitude: -179.999 })
    for (const longitude of ['180', '-180', '179.998'])
      expect(keys(await around({ latitude: '10', longitude })).sort()).toEqual(['news-east', 'news-west'])
  })
})
