import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { listNearestCity } from '../../../contract/cities'
import { createCirclePost } from '../../../contract/circle-writing'
import { changeCircle } from '../../../contract/circles'
import { getSite } from '../../../contract/site'
import { listSuggestions } from '../../../contract/suggestions'
import { desks } from '../../../platform/features'
import { users } from '../../../platform/kernel/members/members.schema'
import { allowances } from '../../../platform/kernel/database/schema/allowances'
import { operate } from '../../../platform/kernel/operator/operate'
import { cities, configurations, provinces } from '../../../platform/kernel/site/site.schema'
import { activityTools } from '../../support/activities'
import { planTools } from '../../support/activity-plans'
import { circleTools } from '../../support/circles'
import { startPlatform, type TestPlatform } from '../../support/platform'
import { suggestionTools } from '../../support/suggestions'
import { teamTools } from '../../support/teams'
import { wishTools } from '../../support/wishes'

interface Person {
  readonly id: string
  readonly token: string
}
interface Place {
  readonly name: string
  readonly latitude: number
  readonly longitude: number
}
const here: Place = { name: 'Lantern Street', latitude: 26.42, longitude: 111.61 }
const both = (text: string) => ({ 'zh-CN': text, en: text })

describe('a position that somebody writes', () => {
  let platform: TestPlatform
  let lena: Person
  let suggestions: ReturnType<typeof suggestionTools>
  let calls: Readonly<Record<string, (place: Place) => Promise<{ readonly code: number; readonly fields: unknown }>>>

  beforeAll(async () => {
    platform = await startPlatform()
    const { database } = platform
    await database.insert(provinces).values({ id: 'south', name: both('South'), initial: 'S', sort: 1 })
    await database
      .insert(cities)
      .values({
        ...{ id: 'riverbend', provinceId: 'south', name: both('Riverbend'), initial: 'R', sort: 1 },
        ...point(here),
      })
    await database
      .insert(configurations)
      .values({
        code: 'site',
        value: { name: both('Riverbend'), time_zone: 'Asia/Shanghai', city_info: { id: 'riverbend' } },
      })
    const tools = activityTools(platform)
    lena = await tools.volunteer('lena')
    await database.update(users).set({ phone: '13900000001' })
    await teamTools(platform).create('lantern', lena)
    suggestions = suggestionTools(platform)
    const [wishes, circles, plans] = [wishTools(platform), circleTools(platform), planTools(platform)]
    await suggestions.prepare()
    await wishes.prepare()
    await circles.found('gardens', lena)
    let keys = 0
    const headers = () => ({ 'idempotency-key': `position-key-${(keys += 1)}` })
    const circle = { intro: 'For everybody who likes it.', rules: '', notice: '', join_mode: 'open' as const }
    const outcome = async (answer: Promise<{ code: number; data: { fields?: unknown } }>) => {
      const { code, data } = await answer
      return { code, fields: data.fields }
    }
    calls = {
      'a suggestion': (place) => outcome(suggestions.submit(lena, { place })),
      'a correction': async (place) => outcome(suggestions.correct(lena, await suggestions.send(lena), { place })),
      'a wish': (place) => outcome(wishes.submit(lena, { place })),
      'a plan': (place) => outcome(plans.send(lena, 'lantern', { place })),
      'a circle': (place) =>
        outcome(
          platform.call(changeCircle, {
            token: lena.token,
            headers: headers(),
            path: { id: 'gardens' },
            body: { ...circle, place },
          }),
        ),
      'a post': ({ name, ...position }) =>
        outcome(
          platform.call(createCirclePost, {
            token: lena.token,
            headers: headers(),
            path: { id: 'gardens' },
            body: { text: 'Come along.', people: [], place: name, position, link_id: null, pictures: [], poll: null },
          }),
        ),
    }
  })
  beforeEach(async () => void (await platform.database.delete(allowances)))
  afterAll(() => platform.close())

  const everywhere = async (place: Place) =>
    Object.fromEntries(await Promise.all(Object.entries(calls).map(async ([name, call]) => [name, await call(place)])))
  const allOf = (value: unknown) => Object.fromEntries(Object.keys(calls).map((name) => [name, value]))

  it('in the city, with words, is taken by every form', async () => {
    expect(await everywhere(here)).toEqual(allOf({ code: 100000, fields: undefined }))
  })

  it.each([
    ['(0, 0)', { ...here, latitude: 0, longitude: 0 }, 'not-a-position'],
    ['beside (0, 0)', { ...here, latitude: -0.0001, longitude: 1e-7 }, 'not-a-position'],
    ['on another continent', { ...here, latitude: 51.5, longitude: -0.1 }, 'outside-city'],
    ['with its numbers turned round', { ...here, latitude: 61.61, longitude: 26.42 }, 'outside-city'],
    ['without words', { ...here, name: '' }, expect.stringMatching(/^(no-words|required)$/)],
    ['with blank words', { ...here, name: ' \n ' }, expect.stringMatching(/^(no-words|required)$/)],
  ] as const)('%s is refused by every form, with the reason at the field', async (_what, place, reason) => {
    expect(await everywhere(place)).toEqual(allOf({ code: 400001, fields: { place: reason } }))
  })

  it('(0, 0) is none for whoever looks around, checks in, or reads open data', async () => {
    const zero = { latitude: '0', longitude: '0' }
    const near = await platform.call(listSuggestions, { query: { ...zero, order: 'near' } })
    expect([near.code, near.data.fields]).toEqual([400001, { latitude: 'required', longitude: 'required' }])
    const { id: suggestionId } = (await suggestions.submit(lena)).data.suggestion
    await suggestions.accept(suggestionId)
    expect((await platform.ask(listSuggestions, { query: zero })).items[0]?.distance).toBeNull()
    expect(await platform.ask(listNearestCity, { query: zero })).toEqual({ city: null, district: null, street: null })
    const open = await platform.app.inject({ url: '/open311/v2/requests.json?lat=0&long=0&radius=500' })
    expect(open.statusCode).toBe(400)
    const tools = activityTools(platform)
    const id = await tools.make({ ...point(here) })
    await tools.join(lena, id)
    const none = await tools.checkIn(lena, id, { latitude: null, longitude: null })
    const zeros = await tools.checkIn(lena, id, { latitude: 0, longitude: 0 })
    expect([zeros.code, zeros.data]).toEqual([none.code, none.data])
  })

  it('(0, 0) is refused of what the office publishes, and of what it writes', async () => {
    const place = { kind: 'health', name: both('Library'), intro: both('Books.'), address: both('Lantern Street 1') }
    const written = {
      ...place,
      ...{ hours: null, phone: null, accessibility: [], cover: '', latitude: 0, longitude: 0 },
    }
    const words = ['amenities', 'write', 'library-1', JSON.stringify(written), '--as', 'office']
    const answer = await operate(platform.platform, desks, words, platform.clock.now())
    expect([answer.failed, answer.output]).toEqual([true, expect.stringContaining('latitude')])
  })

  it('is in the area that the site configures, which is answered to the client', async () => {
    const area = { south: 40, west: 10, north: 41, east: 11 }
    const site = { name: both('Far'), time_zone: 'Asia/Shanghai', city_info: { id: 'riverbend' } }
    expect((await platform.ask(getSite, {})).area).toMatchObject({ south: 24.92, north: 27.92 })
    await platform.database.update(configurations).set({ value: { ...site, area } })
    expect((await platform.ask(getSite, {})).area).toEqual(area)
    const submitted = async (place: Place) => await calls['a suggestion']?.(place)
    expect(await submitted({ ...here, latitude: 40.5, longitude: 10.5 })).toMatchObject({ code: 100000 })
    expect(await submitted(here)).toMatchObject({ fields: { place: 'outside-city' } })
  })
})

function point({ latitude, longitude }: Place) {
  return { latitude, longitude }
}
