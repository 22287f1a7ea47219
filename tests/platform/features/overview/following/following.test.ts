import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { errorCodes } from '../../../../../contract/envelope'
import {
  listFollowed,
  listFollowedNews,
  listSubscribedAlbums,
  listSubscribedChannels,
  listSubscribedProgrammes,
} from '../../../../../contract/following'
import { getMyStatistics, recordHistory, savePlayPosition } from '../../../../../contract/account'
import { getProgramme } from '../../../../../contract/programmes'
import { follow, recordHeard, subscribeChannel } from '../../../../../contract/reactions'
import { getVolunteerPage } from '../../../../../contract/volunteer-pages'
import { approveShow, refuseShow } from '../../../../../platform/features/civic/shows/show-acts'
import { showCategories, shows } from '../../../../../platform/features/civic/shows/shows.schema'
import { indexMissing } from '../../../../../platform/features/frame/search-index/index-contents'
import { hostAlbums } from '../../../../../platform/features/media/anchors/anchors.schema'
import { albums, tracks } from '../../../../../platform/features/media/audio/audio.schema'
import { channels, programmes } from '../../../../../platform/features/media/channels/channels.schema'
import { hosts, organisations } from '../../../../../platform/kernel/contents/contents.schema'
import { insertContent } from '../../../../support/content'
import { startPlatform, type TestPlatform } from '../../../../support/platform'

const both = (text: string) => ({ 'zh-CN': `${text}号`, en: text })
const english = { 'accept-language': 'en' }
const at = (day: number) => new Date(`2026-03-${String(day).padStart(2, '0')}T00:00:00.000Z`)

let platform: TestPlatform
let member: { id: string; token: string }
beforeEach(async () => {
  platform = await startPlatform()
  member = await platform.logIn()
  const { database } = platform
  await database
    .insert(organisations)
    .values(['bus', 'fire'].map((id) => ({ id, kind: 'g', name: both(id), logo: '/l', intro: both('Intro') })))
  await database.insert(hosts).values({ id: 'anna', name: both('Anna'), avatar: '/a', intro: both('Voice') })
  await insertContent(database, { id: 'album', type: 2, title: both('Album'), listed: false })
  await database.insert(albums).values({ contentId: 'album', description: both(''), tracks: 3 })
  for (const number of [1, 2, 3]) {
    await insertContent(database, {
      id: `t${number}`,
      type: 1,
      duration: 100,
      publishedAt: at(number),
      organisationId: 'bus',
    })
    await database
      .insert(tracks)
      .values({
        contentId: `t${number}`,
        albumId: 'album',
        sort: number,
        sourceId: 's',
        url: '/u',
        description: both(''),
      })
  }
  await database.insert(hostAlbums).values({ hostId: 'anna', albumId: 'album', sort: 1 })
})
afterEach(() => platform.close())

const as = (token = member.token) => ({ token, headers: english })
const start = async (
  kind: 'organisation' | 'host' | 'member' | 'album' | 'programme',
  id: string,
  token = member.token,
) => await platform.call(follow, { token, body: { target_id: id, kind, action: 1 } })
const index = () => indexMissing(platform.database, null, [])

describe('the albums and channels that a member subscribes to (S068)', () => {
  const album = async () => (await platform.ask(listSubscribedAlbums, as())).items[0]

  it('say what is new since the member was there, or began to subscribe', async () => {
    platform.clock.advance(-3.5 * 86_400)
    await start('album', 'album')
    expect(await album()).toMatchObject({ title: 'Album', tracks: 3, followers: 1, newest: { id: 't3' } })
    await platform.call(recordHistory, { ...as(), body: { post_id: 'album', type: 2 } })
    expect((await album())?.fresh).toBe(2)
    platform.clock.advance(2 * 86_400)
    await platform.call(recordHistory, { ...as(), body: { post_id: 'album', type: 2 } })
    expect((await album())?.fresh).toBe(0)
  })

  it('go on with the first track, the one that was begun, and then the one after it', async () => {
    await start('album', 'album')
    const next = async () => {
      const row = await album()
      return row?.next === undefined ? undefined : (row.next?.id ?? null)
    }
    const play = async (id: string, seconds: number) => {
      platform.clock.advance(60)
      await platform.call(savePlayPosition, {
        ...as(),
        path: { id },
        body: { type: 1, seconds, updated_at: platform.clock.now().toISOString() },
      })
    }
    expect(await next()).toBe('t1')
    await play('t1', 40)
    expect(await next()).toBe('t1')
    await play('t1', 95)
    expect(await next()).toBe('t2')
    await play('t3', 95)
    expect(await next()).toBeNull()
    await play('t2', 5)
    expect(await next()).toBe('t2')
  })

  it('are the member’s own, the latest first, page by page', async () => {
    for (const id of ['c1', 'c2']) {
      await insertContent(platform.database, { id, type: 20, listed: false, title: both(id) })
      await platform.database
        .insert(channels)
        .values({
          contentId: id,
          kind: 1,
          region: both('R'),
          description: both(''),
          streamUrl: '/s',
          mime: 'm',
          sort: 1,
        })
      await platform.call(subscribeChannel, { ...as(), body: { channel_id: id, action: 1 } })
    }
    const first = await platform.ask(listSubscribedChannels, { ...as(), query: { page_size: '1' } })
    expect(first.items.map(({ id, subscribed }) => [id, subscribed])).toEqual([['c2', true]])
    const rest = await platform.ask(listSubscribedChannels, { ...as(), query: { cursor: first.next_cursor ?? '' } })
    expect(rest.items.map(({ id }) => id)).toEqual(['c1'])
    const other = await platform.logIn()
    expect((await platform.ask(listSubscribedChannels, as(other.token))).items).toEqual([])
    expect((await platform.call(listSubscribedChannels)).status).toBe(401)
  })
})

describe('the programmes of the radio that a member subscribes to (S068)', () => {
  // The test's clock stands at 16:00 of Thursday, 5 March, in Shanghai.
  const slot = (weekday: number, title = 'Morning') => ({
    ...{ id: `${title}-${weekday}`, channelId: 'radio', weekday, startMinute: 480, endMinute: 540 },
    ...{ title: both(title), hosts: [both('Su')], replayUrl: '/replay' },
  })
  beforeEach(async () => {
    const { database } = platform
    await insertContent(database, { id: 'radio', type: 20, listed: false, title: both('Radio'), covers: ['cover'] })
    await database
      .insert(channels)
      .values({
        ...{
          contentId: 'radio',
          kind: 1,
          region: both('R'),
          description: both(''),
          streamUrl: '/s',
          mime: 'm',
          sort: 1,
        },
      })
    await database.insert(programmes).values([...[2, 3, 4, 5].map((weekday) => slot(weekday)), slot(1, 'Other')])
  })
  const programme = async () => (await platform.ask(listSubscribedProgrammes, as())).items[0]
  const heard = async (startsAt: string, id = 'Morning-2') =>
    await platform.ask(recordHeard, { ...as(), path: { id }, body: { starts_at: startsAt } })
  const shown = async () => {
    const row = await programme()
    return [row?.fresh, row?.next?.id ?? null, row?.newest?.id]
  }

  it('are found by any of their broadcasts, and followed as one', async () => {
    const detail = async (token?: string) =>
      await platform.ask(getProgramme, {
        path: { id: 'Morning-4-20260305' },
        ...(token === undefined ? {} : { token }),
      })
    expect(await detail(member.token)).toMatchObject({ id: 'Morning-2', followers: 0, followed: false })
    expect((await start('programme', 'Morning-4')).code).toBe(errorCodes.gone)
    await start('programme', 'Morning-2')
    expect(await detail(member.token)).toMatchObject({ followers: 1, followed: true })
    expect(await platform.ask(getMyStatistics, as())).toMatchObject({ follows: 0, subscriptions: 1 })
    expect(await detail()).toMatchObject({ followers: 1, followed: false })
    expect(await programme()).toMatchObject({
      ...{ id: 'Morning-2', title: 'Morning', hosts: ['Su'], followers: 1 },
      channel: { id: 'radio', name: 'Radio', cover: 'cover' },
    })
  })

  it('say what is new since the one that was played last, or since the subscription, and play the first of these', async () => {
    await start('programme', 'Morning-2')
    expect(await shown()).toEqual([0, 'Morning-4-20260305', 'Morning-4-20260305'])
    expect(await heard('2026-03-05T00:00:00.000Z')).toEqual({ followed: true })
    expect(await shown()).toEqual([0, null, 'Morning-4-20260305'])
    platform.clock.advance(6 * 86_400)
    expect(await shown()).toEqual([3, 'Morning-5-20260306', 'Morning-3-20260311'])
    await heard('2026-03-10T00:00:00.000Z')
    await heard('2026-03-06T00:00:00.000Z')
    expect(await shown()).toEqual([1, 'Morning-3-20260311', 'Morning-3-20260311'])
    await heard('2030-01-01T00:00:00.000Z')
    expect(await shown()).toEqual([0, null, 'Morning-3-20260311'])
  })

  it('are the member’s own, page by page, and what they do not subscribe to is not noted', async () => {
    await start('programme', 'Morning-2')
    platform.clock.advance(1)
    await start('programme', 'Other-1')
    const first = await platform.ask(listSubscribedProgrammes, { ...as(), query: { page_size: '1' } })
    expect(first.items).toHaveLength(1)
    const rest = await platform.ask(listSubscribedProgrammes, { ...as(), query: { cursor: first.next_cursor ?? '' } })
    expect([...first.items, ...rest.items].map(({ id }) => id).sort()).toEqual(['Morning-2', 'Other-1'])
    const other = await platform.logIn()
    expect((await platform.ask(listSubscribedProgrammes, as(other.token))).items).toEqual([])
    const unknown = { ...as(other.token), path: { id: 'Morning-2' }, body: { starts_at: '2026-03-05T00:00:00.000Z' } }
    expect(await platform.ask(recordHeard, unknown)).toEqual({ followed: false })
    expect((await platform.call(listSubscribedProgrammes)).status).toBe(401)
  })
})

describe('whom a member follows (S069)', () => {
  const news = async (query: Record<string, string> = {}) => await platform.ask(listFollowedNews, { ...as(), query })
  const ids = ({ items }: { items: readonly { id: string }[] }) => items.map(({ id }) => id)

  it('has what organisations, hosts and members published, newest first, each content once, page by page', async () => {
    const { database } = platform
    await insertContent(database, { id: 'b1', organisationId: 'bus', publishedAt: at(4) })
    await insertContent(database, { id: 'f1', organisationId: 'fire', publishedAt: at(5) })
    await index()
    await start('organisation', 'bus')
    expect(ids(await news())).toEqual(['b1', 't3', 't2', 't1'])
    await start('host', 'anna')
    expect(ids(await news())).toEqual(['b1', 't3', 't2', 't1'])
    const found: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const page: { items: readonly { id: string }[]; next_cursor: string | null } = await news({
        page_size: '1',
        cursor,
      })
      found.push(...ids(page))
      cursor = page.next_cursor
    }
    expect(found).toEqual(['b1', 't3', 't2', 't1'])
  })

  it('has the stories of a member from approval until they are withdrawn', async () => {
    const { database } = platform
    const author = await platform.logIn()
    await database.insert(showCategories).values({ id: 'kind', name: both('Kind'), sort: 1 })
    await database
      .insert(shows)
      .values({
        ...{
          id: 'show',
          userId: author.id,
          categoryId: 'kind',
          text: both('A good deed'),
          pictures: [],
          place: both(''),
        },
        ...{ state: 'submitted', createdAt: at(1), updatedAt: at(1) },
      })
    await start('member', author.id)
    expect(ids(await news())).toEqual([])
    await approveShow(database, 'show', platform.clock.now())
    expect(ids(await news())).toEqual(['show'])
    const { items } = await platform.ask(listFollowed, { ...as(), query: { kind: 'member' } })
    expect(items).toMatchObject([{ id: author.id, followers: 1, intro: '', newest: { id: 'show' } }])
    await refuseShow(database, 'show', 'A face can be seen', platform.clock.now())
    expect(ids(await news())).toEqual([])
  })

  it('has each publisher of a kind with what they published last', async () => {
    await index()
    await start('organisation', 'bus')
    await start('organisation', 'fire')
    await start('host', 'anna')
    const list = async (kind: string) => (await platform.ask(listFollowed, { ...as(), query: { kind } })).items
    expect((await list('organisation')).map(({ id, newest }) => [id, newest?.id ?? null])).toEqual([
      ['fire', null],
      ['bus', 't3'],
    ])
    expect((await list('host')).map(({ id, newest }) => [id, newest?.id])).toEqual([['anna', 't3']])
  })

  it('nobody follows themselves, or somebody who is not there; a page says whether one follows its member', async () => {
    const other = await platform.logIn()
    expect((await start('member', member.id)).code).toBe(errorCodes.gone)
    expect((await start('member', 'nobody')).code).toBe(errorCodes.gone)
    const page = async (token?: string) =>
      (await platform.ask(getVolunteerPage, { path: { id: other.id }, ...(token === undefined ? {} : { token }) }))
        .volunteer
    expect(await page(member.token)).toMatchObject({ followers: 0, followed: false })
    await start('member', other.id)
    expect(await page(member.token)).toMatchObject({ followers: 1, followed: true })
    expect((await page()).followed).toBe(false)
    expect((await page(other.token)).followed).toBeNull()
  })
})
