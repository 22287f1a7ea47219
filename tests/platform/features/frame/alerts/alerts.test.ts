import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { alertStreamUrl, getCurrentAlerts, listAlerts } from '../../../../../contract/alerts'
import { cleanUp } from '../../../../../platform/clean-up'
import { alerts } from '../../../../../platform/features/frame/alerts/alerts.schema'
import { alertsFeature } from '../../../../../platform/features/frame/alerts/alerts.feature'
import { announceChange } from '../../../../../platform/kernel/publishing/site-changes'
import { actAs, insertAlert } from '../../../../support/alerts'
import { named, openEvents } from '../../../../support/event-stream'
import { startPlatform, type TestPlatform } from '../../../../support/platform'

describe('alerts on the platform', () => {
  let platform: TestPlatform
  beforeEach(async () => {
    platform = await startPlatform({ features: [alertsFeature] })
  })
  afterEach(() => platform.close())
  const hours = (count: number) => platform.clock.advance(count * 3600)
  const current = async (headers = {}) => (await platform.ask(getCurrentAlerts, { headers })).items
  const ids = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id)

  it('are those that run and that begin within a day, begin and end by the clock, and need no second operator’s name', async () => {
    await insertAlert(platform, 'now')
    await insertAlert(platform, 'soon', { from: 23, until: 30 })
    await insertAlert(platform, 'later', { from: 25, until: 30 })
    await insertAlert(platform, 'over', { from: -5, until: -1 })
    await insertAlert(platform, 'waits', { confirmedBy: null, confirmedAt: null })
    expect(ids(await current())).toEqual(['now', 'soon'])
    expect((await current({ 'accept-language': 'en' }))[0]).toEqual({
      ...{ id: 'now', severity: 'severe', title: 'Rain now', text: 'Stay in', area: null, link: null },
      ...{
        from: '2026-03-05T07:00:00.000Z',
        until: '2026-03-05T09:00:00.000Z',
        updated_at: '2026-03-05T08:00:00.000Z',
      },
    })
    hours(2)
    expect(ids(await current())).toEqual(['soon', 'later'])
  })

  it('are read from the database once for all who ask, until the office acts', async () => {
    await insertAlert(platform, 'first')
    expect(ids(await current())).toEqual(['first'])
    await insertAlert(platform, 'second')
    expect(ids(await current())).toEqual(['first'])
    await announceChange(platform.database)
    await expect.poll(async () => ids(await current())).toEqual(['first', 'second'])
  })

  it('stand in the list for 30 days, newest first, in pages', async () => {
    await insertAlert(platform, 'now')
    await insertAlert(platform, 'over', { from: -50, until: -40 })
    await insertAlert(platform, 'long-over', { from: -31 * 24, until: -30 * 24 - 1 })
    await insertAlert(platform, 'soon', { from: 1, until: 2 })
    await insertAlert(platform, 'never-begun', { from: -2, until: -3 })
    await insertAlert(platform, 'waits', { confirmedBy: null, confirmedAt: null })
    const first = await platform.ask(listAlerts, { query: { page_size: '1' } })
    const next = await platform.ask(listAlerts, { query: { page_size: '1', cursor: first.next_cursor ?? '' } })
    expect(ids([...first.items, ...next.items])).toEqual(['now', 'over'])
    expect(next.next_cursor).toBeNull()
  })

  it('go to every open stream in its language as soon as a second operator confirms, and leave it as soon as they end', async () => {
    await insertAlert(platform, 'storm', { confirmedBy: null, confirmedAt: null })
    const [english, chinese] = [
      await openEvents(platform, `${alertStreamUrl}?language=en`),
      await openEvents(platform, `${alertStreamUrl}?language=zh-CN`),
    ]
    for (const stream of [english, chinese]) expect((await stream.next(named('alerts'))).data.items).toEqual([])
    const act = actAs(platform)
    await act('mei', 'list')
    await platform.database.transaction((transaction) => announceChange(transaction))
    expect(await act('mei', 'confirm', 'storm')).toBe('Another operator has to confirm what you wrote: --as <name>.')
    await platform.database.update(alerts).set({ proposedBy: 'tan' })
    expect(await act('mei', 'confirm', 'storm')).toBe('Done: confirm storm')
    const titles = async (stream: typeof english) => (await stream.next(named('alerts'))).data.items[0]?.title
    expect(await titles(english)).toBe('Rain storm')
    expect(await titles(chinese)).toBe('暴雨')
    await act('mei', 'end', 'storm')
    expect(await titles(english)).toBeUndefined()
  })

  it('go with the messages that tell of them, half a year after their end', async () => {
    await insertAlert(platform, 'old', { from: -184 * 24, until: -183 * 24 - 1 })
    await insertAlert(platform, 'kept', { from: -183 * 24, until: -182 * 24 })
    await cleanUp(platform.platform, [alertsFeature])
    expect(await platform.database.delete(alerts).returning({ id: alerts.id })).toEqual([{ id: 'kept' }])
  })
})
