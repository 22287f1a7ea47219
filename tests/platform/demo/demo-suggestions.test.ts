import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getSuggestionRecord, listDepartments, listSuggestions } from '../../../contract/suggestions'
import { demoSuggestions } from '../../../platform/demo/content/suggestions'
import { demoSuggestionAt } from '../../../platform/demo/seeding/civic/suggestions/demo-suggestion'
import { seedSuggestions } from '../../../platform/demo/seeding/civic/suggestions/seed-suggestions'
import { seedPeople } from '../../../platform/demo/seeding/frame/session/seed-people'
import { closeSuggestions } from '../../../platform/features/civic/suggestions/close-suggestions'
import { suggestionsDesk } from '../../../platform/features/civic/suggestions/suggestions.desk'
import { suggestions } from '../../../platform/features/civic/suggestions/suggestions.schema'
import { queriesOf } from '../../../platform/kernel/database/queries'
import { build } from '../../../platform/kernel/database/statement'
import {
  suggestionKinds,
  suggestionTextRule,
  suggestionTitleRule,
} from '../../../src/domain/civic/suggestions/suggestion-form'
import { suggestionStates } from '../../../src/domain/civic/suggestions/suggestion-lifecycle'
import { parseText } from '../../../src/domain/frame/shared/plain-text'
import { wrongCounts } from '../../support/counters'
import { startPlatform, type TestPlatform } from '../../support/platform'

describe('the suggestions of the demo city', () => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await startPlatform()
    const { database, clock } = platform
    await seedPeople(database, clock.now())
    // An interrupted seeding repeats this step.
    for (const _ of [1, 2]) await seedSuggestions(database, clock.now())
  })
  afterAll(() => platform.close())

  const stored = () => queriesOf(platform.database).read(build.select().from(suggestions))

  it('are in every state and of every kind, with words that the form would take', async () => {
    const rows = await stored()
    expect(rows).toHaveLength(demoSuggestions.length)
    expect([...new Set(rows.map(({ state }) => state))].sort()).toEqual([...suggestionStates].sort())
    expect([...new Set(rows.map(({ kind }) => kind))].sort()).toEqual([...suggestionKinds].sort())
    expect(rows.some(({ isAnonymous }) => isAnonymous)).toBe(true)
    expect(rows.some(({ isPublic }) => !isPublic)).toBe(true)
    expect(rows.some(({ isEscalated }) => isEscalated)).toBe(true)
    const wrong = demoSuggestions.flatMap(({ title, text }) => [
      ...Object.values(title).filter((each) => !parseText(each, suggestionTitleRule).ok),
      ...Object.values(text).filter((each) => !parseText(each, suggestionTextRule).ok),
    ])
    expect(wrong).toEqual([])
  })

  it('have counts and histories that fit, the last step leading to the state that they are in', async () => {
    expect(await wrongCounts(platform.database)).toEqual([])
    const { items } = await platform.ask(listSuggestions, { query: { page_size: '50' } })
    expect(items.length).toBeGreaterThan(18)
    for (const { id, state } of items) {
      const { record } = await platform.ask(getSuggestionRecord, { path: { id } })
      expect([id, record.steps.at(-1)?.state]).toEqual([id, state])
      expect(record.steps.every(({ at }, index, all) => index === 0 || at > (all[index - 1]?.at ?? ''))).toBe(true)
    }
    const { items: offices } = await platform.ask(listDepartments, {})
    expect(offices.flatMap(({ counts }) => counts).reduce((sum, { count }) => sum + count, 0)).toBe(items.length)
  })

  it('are partly overdue, which the desk shows first, and are not closed at the next clean-up', async () => {
    const now = platform.clock.now()
    const [first] = await suggestionsDesk.selectWaiting(platform.database, 50, platform.platform.vault)
    const due = first?.facts?.find(({ name }) => name === 'due')?.value
    expect(due instanceof Date ? due.getTime() : Infinity).toBeLessThan(now.getTime())
    const before = (await stored()).map(({ id, state }) => [id, state]).sort()
    await closeSuggestions(platform.database, now)
    expect((await stored()).map(({ id, state }) => [id, state]).sort()).toEqual(before)
  })

  it('of a number that there is none of is a mistake of ours', () => {
    expect(() => demoSuggestionAt(99, platform.clock.now())).toThrow('the demo has no suggestion 99')
  })
})
