import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listHelpedPersons, listHelpRecord } from '../../../contract/helped-persons'
import { getWish, listMyWishes, listWishes } from '../../../contract/wishes'
import { dateOfPast } from '../../../platform/demo/city-day'
import { demoWishes } from '../../../platform/demo/content/wishes'
import { demoWishAt } from '../../../platform/demo/seeding/civic/wishes/demo-wish'
import { seedPeople } from '../../../platform/demo/seeding/frame/session/seed-people'
import { seedVolunteers } from '../../../platform/demo/seeding/civic/volunteers/seed-volunteers'
import { seedWishes } from '../../../platform/demo/seeding/civic/wishes/seed-wishes'
import { parseText } from '../../../src/domain/frame/shared/plain-text'
import { wishTextRule, wishTitleRule } from '../../../src/domain/civic/wishes/wish-form'
import { wishStates } from '../../../src/domain/civic/wishes/wish-lifecycle'
import { sessions } from '../../../platform/kernel/members/members.schema'
import { digest } from '../../../platform/kernel/shared/signer'
import { wrongCounts } from '../../support/counters'
import { startPlatform, type TestPlatform } from '../../support/platform'
import { commitments } from '../../../platform/features/civic/commitments/commitments.schema'
import { commitmentLimits } from '../../../src/domain/civic/commitments/commitment-limits'
import { wishes } from '../../../platform/features/civic/wishes/wishes.schema'
import { queriesOf } from '../../../platform/kernel/database/queries'
import { build } from '../../../platform/kernel/database/statement'

describe('the wishes of the demo city', () => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await startPlatform()
    const { database, clock } = platform
    await seedPeople(database, clock.now())
    await seedVolunteers(database, platform.platform.vault, clock.now())
    await seedWishes(database, platform.platform.vault, clock.now())
    // An interrupted seeding repeats this step.
    await seedWishes(database, platform.platform.vault, clock.now())
    for (const userId of ['user-resident', 'user-volunteer'])
      await database
        .insert(sessions)
        .values({
          tokenHash: digest(userId),
          userId,
          createdAt: clock.now(),
          expiresAt: new Date(clock.now().getTime() + 1e9),
        })
  })
  afterAll(() => platform.close())

  it('are sixty, in every state, with words that the form would take', async () => {
    expect(demoWishes).toHaveLength(60)
    const found = new Set(
      await queriesOf(platform.database).readColumn(build.select({ state: wishes.state }).from(wishes)),
    )
    expect([...found].sort()).toEqual([...wishStates].sort())
    const wrong = demoWishes.flatMap(({ title, text }) => [
      ...Object.values(title).filter((each) => !parseText(each, wishTitleRule).ok),
      ...Object.values(text).filter((each) => !parseText(each, wishTextRule).ok),
    ])
    expect(wrong).toEqual([])
  })

  it('have counts and histories that fit, the last step leading to the state that they are in', async () => {
    expect(await wrongCounts(platform.database)).toEqual([])
    const { items } = await platform.ask(listWishes, { query: { page_size: '50' } })
    expect(items.length).toBeGreaterThan(40)
    for (const { id, state, wanted_on } of items) {
      const { wish } = await platform.ask(getWish, { path: { id } })
      expect(wish.steps.at(-1)?.state, id).toBe(state)
      expect(new Date(wish.steps.at(-1)?.at ?? '').getTime(), id).toBeLessThan(platform.clock.now().getTime())
      // What was done was done on the day for which it was wanted.
      const done = wish.steps.find(({ act }: { readonly act: string }) => act === 'finish')
      if (done === undefined) expect(wanted_on > '2026-03-05', id).toBe(true)
      else expect(wanted_on, id).toBe(dateOfPast(new Date(done.at)))
    }
  })

  it.each(['2026-03-05T02:00', '2026-03-08T17:16', '2026-11-30T23:30'])(
    'are for the day that their words name, asked for before it, when seeded at %s',
    (local) => {
      const now = new Date(`${local}:00.000+08:00`)
      const names: readonly (readonly [RegExp, number])[] = ['日|天', '一', '二', '三', '四', '五', '六'].map(
        (day, weekday) => [new RegExp(`(?:周|星期)(?:${day})(?!次)`, 'u'), weekday],
      )
      const dated = demoWishes.flatMap(({ text, title }, index) =>
        names.flatMap(([name, weekday]) =>
          name.test(text['zh-CN'] + title['zh-CN']) ? [[demoWishAt(index, now), weekday] as const] : [],
        ),
      )
      expect(dated.length).toBeGreaterThan(5)
      for (const [{ id, wantedOn, createdAt }, weekday] of dated) {
        expect(new Date(wantedOn).getUTCDay(), id).toBe(weekday)
        expect(dateOfPast(createdAt) <= wantedOn, id).toBe(true)
      }
    },
  )

  it('expire after the day that help was wanted by, and not before it', async () => {
    const expired = Array.from({ length: demoWishes.length }, (_, index) =>
      demoWishAt(index, platform.clock.now()),
    ).filter(({ state }) => state === 'expired')
    expect(expired.length).toBeGreaterThan(1)
    for (const { id, wantedOn, createdAt, steps } of expired) {
      expect(steps.at(-1)?.at.toISOString().slice(0, 10).localeCompare(wantedOn), id).toBe(1)
      expect(steps.at(-1)?.at.getTime(), id).toBeLessThan(platform.clock.now().getTime())
      expect(createdAt.toISOString().slice(0, 10).localeCompare(wantedOn), id).toBeLessThan(1)
    }
  })

  it('are held by volunteers within their limits, so that the demo’s volunteer can claim one', async () => {
    const held = await queriesOf(platform.database).read(build.select().from(commitments))
    expect(held.length).toBeGreaterThan(5)
    const of = (userId: string) => held.filter((row) => row.userId === userId).length
    expect(Math.max(...held.map(({ userId }) => of(userId)))).toBeLessThanOrEqual(commitmentLimits.held)
    expect(of('user-volunteer')).toBe(1)
  })

  it('give the resident and the volunteer something to see in each of their lists', async () => {
    const mine = async (token: string, query: Record<string, string>) =>
      (await platform.ask(listMyWishes, { token, query: { page_size: '50', ...query } })).items
    const states = new Set((await mine('user-resident', {})).map(({ state }: { state: string }) => state))
    expect([...states].sort()).toEqual([...wishStates].filter((state) => state !== 'withdrawn').sort())
    for (const state of ['claimed', 'finished', 'evaluated'])
      expect((await mine('user-volunteer', { role: 'claimant', state })).length, state).toBeGreaterThan(0)
    const { items: people } = await platform.ask(listHelpedPersons, { token: 'user-resident' })
    expect(people).toHaveLength(3)
    const record = await platform.call(listHelpRecord, {
      token: 'user-resident',
      query: { helped_person_id: people[0]?.id ?? '' },
    })
    expect(record.data.items.length).toBeGreaterThan(0)
    expect(record.data.items[0].wisher.on_behalf_of).toBe(people[0]?.name)
    const finished = record.data.items.filter(({ state }: { state: string }) => /finished|evaluated/.test(state))
    expect([people[0]?.wishes, people[0]?.finished]).toEqual([record.data.items.length, finished.length])
  })
})
