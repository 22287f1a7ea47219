import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listActivities } from '../../../../../contract/activities'
import { activityTools, there } from '../../../../support/activities'
import { startPlatform, type TestPlatform } from '../../../../support/platform'

const hour = 3_600_000

/** It is Thursday afternoon in the city. */
describe('the list of activities', () => {
  let platform: TestPlatform
  let tools: ReturnType<typeof activityTools>
  beforeAll(async () => {
    platform = await startPlatform()
    tools = activityTools(platform)
    await tools.make({ id: 'today', starts: hour })
    await tools.make({ id: 'all-night', starts: 7 * hour, lasts: 3 * hour })
    await tools.make({ id: 'friday', starts: 20 * hour })
    await tools.make({ id: 'saturday', starts: 40 * hour, places: 1 })
    await tools.make({ id: 'sunday-night', starts: 79 * hour, lasts: 2 * hour, latitude: 26.6 })
    await tools.make({ id: 'in-eight-days', starts: 8 * 24 * hour })
    await tools.join(await tools.volunteer('anna'), 'saturday')
  })
  afterAll(() => platform.close())

  const found = async (query: Record<string, string>) => platform.ask(listActivities, { query })
  const ids = async (query: Record<string, string>) =>
    (await found(query)).items.map((row: { readonly id: string }) => row.id)

  it('is narrowed to what takes place, at least in part, within some days of the city’s calendar', async () => {
    expect(await ids({ when: 'today' })).toEqual(['today', 'all-night'])
    expect(await ids({ when: 'weekend' })).toEqual(['saturday', 'sunday-night'])
    expect(await ids({ when: 'week' })).toEqual(['today', 'all-night', 'friday', 'saturday', 'sunday-night'])
  })

  it('is narrowed to those that have places left', async () => {
    expect(await ids({ when: 'weekend', free: '1' })).toEqual(['sunday-night'])
  })

  it('says how many there are on its first page, when it is asked, and within a distance', async () => {
    const first = await found({ page_size: '2', total: '1' })
    expect([first.items.length, first.total]).toEqual([2, 6])
    const next = await found({ page_size: '2', total: '1', cursor: first.next_cursor! })
    expect([next.total, (await found({})).total]).toEqual([undefined, undefined])
    const near = { order: 'near', latitude: String(there.latitude), longitude: String(there.longitude), total: '1' }
    expect((await found({ ...near, within: '1000' })).total).toBe(5)
    expect((await found({ ...near, within: '50000', when: 'weekend' })).total).toBe(2)
  })
})
