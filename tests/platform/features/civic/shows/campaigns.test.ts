import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { getCampaign, listCampaignEntries } from '../../../../../contract/campaigns'
import { errorCodes } from '../../../../../contract/envelope'
import { listMessages } from '../../../../../contract/messages'
import { createEntry } from '../../../../../contract/practices'
import { changePrivacy } from '../../../../../contract/privacy'
import { like } from '../../../../../contract/reactions'
import { campaignsDesk } from '../../../../../platform/features/civic/shows/campaigns.desk'
import { approveShow, refuseShow } from '../../../../../platform/features/civic/shows/show-acts'
import { insertContent } from '../../../../support/content'
import { startPlatform, type TestPlatform } from '../../../../support/platform'
import { showTools } from '../../../../support/shows'

const english = { 'accept-language': 'en' }
const hour = 3600
const both = (text: string) => ({ 'zh-CN': `${text}活动`, en: text })

interface Person {
  readonly id: string
  readonly token: string
}

describe('a campaign (S158)', () => {
  let platform: TestPlatform
  let tools: ReturnType<typeof showTools>
  let anna: Person
  let ben: Person
  let count = 0
  beforeEach(async () => {
    platform = await startPlatform()
    tools = showTools(platform)
    await tools.prepare()
    await insertContent(platform.database, { id: 'topic', type: 21 })
    anna = await platform.logIn({ id: 'anna', phone: '13900000001', nickname: 'Anna' })
    ben = await platform.logIn({ id: 'ben', phone: '13900000002', nickname: 'Ben' })
  })
  afterEach(() => platform.close())

  const inHours = (hours: number) => new Date(platform.clock.now().getTime() + hours * hour * 1000).toISOString()
  const written = (more: object = {}) =>
    JSON.stringify({
      ...{ topic_id: 'topic', title: both('Lanterns'), lead: both('Show us'), pictures: ['/one.webp'] },
      ...{ opens_at: inHours(-1), closes_at: inHours(1), results_at: inHours(2), rules: [both('One each')] },
      ...{ prizes: [{ name: both('First'), text: both('An album') }], share: null },
      ...more,
    })
  const act = async (name: string, id: string, text = '') =>
    await platform.database.transaction(
      async (transaction) => await campaignsDesk.acts[name]?.carryOut(transaction, id, text, platform.clock.now()),
    )
  const enter = async (who: Person, text = 'A light on the water') =>
    await platform.call(createEntry, {
      token: who.token,
      headers: { 'idempotency-key': `campaign-key-${(count += 1)}` },
      body: { text, place: '', pictures: [await tools.upload(who)], topic_id: 'topic' },
    })
  const published = async (who: Person, text?: string): Promise<string> => {
    const id = (await enter(who, text)).data.show.id as string
    platform.clock.advance(1)
    await approveShow(platform.database, id, platform.clock.now())
    return id
  }
  const see = async (id = 'current') => (await platform.ask(getCampaign, { path: { id }, headers: english })).campaign
  const entries = async (query: Record<string, string> = {}, id = 'current') =>
    await platform.ask(listCampaignEntries, { path: { id }, query, headers: english })

  it('is what the office wrote, with its times and its share', async () => {
    expect(await see()).toBeNull()
    expect((await entries()).items).toEqual([])
    await act('write', 'lanterns', written({ share: { title: both('Come'), description: both('All'), cover: null } }))
    expect(await see()).toEqual({
      ...{ id: 'lanterns', topic_id: 'topic', title: 'Lanterns', lead: 'Show us', pictures: ['/one.webp'] },
      ...{ opens_at: inHours(-1), closes_at: inHours(1), results_at: inHours(2), rules: ['One each'] },
      ...{ prizes: [{ name: 'First', text: 'An album' }], winners: [], answered_at: inHours(0) },
      share: {
        ...{ title: 'Lanterns', is_share_custom: true, share_title: 'Come', share_cover: '/one.webp' },
        share_des: 'All',
      },
    })
    await act('write', 'lanterns', written({ title: both('More lanterns') }))
    expect((await see('lanterns'))?.title).toBe('More lanterns')
    expect((await platform.call(getCampaign, { path: { id: 'nothing' } })).code).toBe(errorCodes.gone)
    await act('withdraw', 'lanterns')
    expect(await see()).toBeNull()
  })

  it('is refused at the desk without a topic, or with times out of order', async () => {
    for (const wrong of [
      { topic_id: 'nothing' },
      { closes_at: inHours(-2) },
      { results_at: inHours(0) },
      { rules: 'none' },
    ])
      await expect(act('write', 'lanterns', written(wrong)), JSON.stringify(wrong)).rejects.toThrow()
    for (const name of ['award', 'revoke', 'withdraw']) await expect(act(name, 'nothing', 'entry 奖')).rejects.toThrow()
  })

  it('is the one that opened last, or before any has opened the next one', async () => {
    for (const [id, opens] of [
      ['later', 20],
      ['next', 10],
    ] as const) {
      await insertContent(platform.database, { id: `topic-${id}`, type: 21 })
      const times = { opens_at: inHours(opens), closes_at: inHours(30), results_at: inHours(40) }
      await act('write', id, written({ topic_id: `topic-${id}`, ...times }))
    }
    expect((await see())?.id).toBe('next')
    platform.clock.advance(15 * hour)
    expect((await see())?.id).toBe('next')
    platform.clock.advance(10 * hour)
    expect((await see())?.id).toBe('later')
    platform.clock.advance(100 * hour)
    expect((await see())?.id).toBe('later')
  })

  it('takes entries from its opening to its close, from members with a phone', async () => {
    await act('write', 'lanterns', written({ opens_at: inHours(1), closes_at: inHours(2), results_at: inHours(3) }))
    expect((await enter(anna)).code).toBe(errorCodes.stateRefuses)
    platform.clock.advance(hour)
    expect((await enter(anna)).code).toBe(errorCodes.ok)
    const phoneless = await platform.logIn({ phone: null })
    expect((await enter(phoneless)).code).toBe(errorCodes.phoneNeeded)
    platform.clock.advance(hour)
    expect((await enter(anna)).code).toBe(errorCodes.stateRefuses)
  })

  it('lists its approved entries, newest first or by likes, page by page', async () => {
    await act('write', 'lanterns', written())
    await enter(anna, 'This one waits for approval')
    const [first, second, third] = [await published(anna), await published(ben), await published(anna)]
    for (const [id, who] of [
      [second, anna],
      [second, ben],
      [first, ben],
    ] as const)
      await platform.ask(like, { body: { post_id: id, type: 32, action: 1 }, token: who.token })
    const inOrder = async (order: string) => {
      const page = await entries({ order, page_size: '2' })
      const rest = await entries({ order, page_size: '2', cursor: page.next_cursor ?? '' })
      expect(rest.next_cursor).toBeNull()
      return [...page.items, ...rest.items].map(({ id }) => id)
    }
    expect(await inOrder('new')).toEqual([third, second, first])
    expect(await inOrder('hot')).toEqual([second, first, third])
  })

  it('tells the winners at its time, in the order of their prizes, and masks who does not show what they do', async () => {
    await act('write', 'lanterns', written())
    const [first, second, third] = [
      await published(anna, 'A light on the water'),
      await published(ben),
      await published(ben),
    ]
    await platform.ask(changePrivacy, { body: { shows_service: false }, token: ben.token })
    await act('award', 'lanterns', `${second} 一等奖 / First prize`)
    await act('award', 'lanterns', `${first} 二等奖 / Second prize`)
    await act('award', 'lanterns', `${third} 三等奖`)
    await expect(act('award', 'lanterns', `${first} 一等奖`)).rejects.toThrow()
    await act('revoke', 'lanterns', third)
    expect((await see())?.winners).toEqual([])
    platform.clock.advance(2 * hour)
    const winners = async () =>
      ((await see())?.winners ?? []).map(({ prize, entry_id, author }) => [prize, entry_id, author.nickname])
    expect(await winners()).toEqual([
      ['First prize', second, 'B**'],
      ['Second prize', first, 'Anna'],
    ])
    const { items } = await platform.ask(listMessages, { token: anna.token, headers: english })
    expect(items[0]).toMatchObject({
      title: 'Your entry has won',
      text: 'In ‘Lanterns’: Second prize',
      path: `/practices/${first}`,
    })
    await refuseShow(platform.database, second, 'Not by them', platform.clock.now())
    expect(await winners()).toEqual([['Second prize', first, 'Anna']])
  })
})
