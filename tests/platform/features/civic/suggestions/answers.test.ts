import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { listMessages } from '../../../../../contract/messages'
import { desks } from '../../../../../platform/features'
import { refuseSuggestion } from '../../../../../platform/features/civic/suggestions/answer-suggestion'
import { closeSuggestions } from '../../../../../platform/features/civic/suggestions/close-suggestions'
import { suggestions } from '../../../../../platform/features/civic/suggestions/suggestions.schema'
import { users } from '../../../../../platform/kernel/members/members.schema'
import { queriesOf } from '../../../../../platform/kernel/database/queries'
import { build } from '../../../../../platform/kernel/database/statement'
import { sensitiveWords } from '../../../../../platform/kernel/site/site.schema'
import { allowances } from '../../../../../platform/kernel/database/schema/allowances'
import { operate } from '../../../../../platform/kernel/operator/operate'
import { wrongCounts } from '../../../../support/counters'
import { startPlatform, type TestPlatform } from '../../../../support/platform'
import { suggestionTools } from '../../../../support/suggestions'

const day = 86_400

describe('a suggestion', () => {
  let platform: TestPlatform
  let tools: ReturnType<typeof suggestionTools>
  let anna: { readonly id: string; readonly token: string }
  let ben: typeof anna

  beforeAll(async () => {
    platform = await startPlatform()
    tools = suggestionTools(platform)
    await tools.prepare()
  })
  // The tests send more than one person may in a day, and begin in a city without suggestions.
  beforeEach(async () => {
    await platform.database.delete(allowances)
    expect(await wrongCounts(platform.database)).toEqual([])
    await platform.database.delete(suggestions)
    // The clock has moved by weeks since the last session began.
    await platform.database.delete(users)
    anna = await platform.logIn({ id: 'anna', phone: '13900000001', nickname: 'Anna' })
    ben = await platform.logIn({ id: 'ben', phone: '13900000002', nickname: 'Ben' })
  })
  afterAll(() => platform.close())

  it('goes from acceptance over an answer to the rating, with every step, its office and what was promised', async () => {
    const id = await tools.send(anna)
    platform.clock.advance(2 * day)
    await tools.accept(id)
    await tools.assign(id, 'water')
    platform.clock.advance(day)
    await tools.reply(id)
    const { suggestion } = (await tools.see(id, ben)).data
    expect(suggestion).toMatchObject({
      state: 'replied',
      reply: { office: 'Water', text: 'The lamp was repaired on Tuesday.' },
      acts: [],
    })
    expect((await tools.confirm(ben, id)).code).toBe(403001)
    expect((await tools.confirm(anna, id)).data.suggestion).toMatchObject({ state: 'confirmed', acts: ['evaluate'] })
    expect((await tools.evaluate(anna, id, 9)).code).toBe(400001)
    expect((await tools.evaluate(anna, id)).data.suggestion).toMatchObject({
      state: 'closed',
      evaluation: { stars: 4, text: 'Quick.' },
      acts: [],
    })
    const { steps, promises } = (await tools.record(id, ben)).data.record
    expect(steps).toMatchObject([
      { act: 'submit', actor: { nickname: 'Anna' }, office: null, due_at: null },
      { act: 'accept', actor: null, office: 'Streets', due_at: '2026-03-06T08:00:00.000Z' },
      { act: 'assign', actor: null, office: 'Water', due_at: null },
      { act: 'reply', actor: null, office: 'Water', due_at: promises.reply_due_at },
      { act: 'confirm', actor: { nickname: 'Anna' }, office: null },
      { act: 'evaluate', text: 'Quick.' },
    ])
    expect(Date.parse(steps[1].at)).toBeGreaterThan(Date.parse(steps[1].due_at))
    expect(Date.parse(steps[3].at)).toBeLessThan(Date.parse(steps[3].due_at))
    const titles = (await platform.ask(listMessages, { token: anna.token, headers: { 'x-language': 'en' } })).items.map(
      ({ title }) => title,
    )
    expect(titles).toEqual(
      expect.arrayContaining([
        'Your suggestion was accepted',
        'Your suggestion was passed on',
        'Your suggestion was answered',
      ]),
    )
  })

  it('is reopened with a reason, twice at most, and then goes to the superior office once', async () => {
    const id = await tools.replied(anna)
    expect((await tools.reopen(anna, id, 'No')).data.fields).toEqual({ text: 'too-short' })
    expect((await tools.reopen(ben, id)).code).toBe(403001)
    for (const round of [1, 2]) {
      const reopened = (await tools.reopen(anna, id)).data.suggestion
      expect(reopened).toMatchObject({ state: 'reopened', reopenings: round, department: { id: 'roads' } })
      expect(Date.parse(reopened.promises.reply_due_at) - platform.clock.now().getTime()).toBe(5 * day * 1000)
      await tools.reply(id)
    }
    expect((await tools.see(id, anna)).data.suggestion.acts).toEqual(['confirm', 'escalate', 'ask'])
    expect((await tools.reopen(anna, id)).data.suggestion).toMatchObject({
      state: 'reopened',
      reopenings: 2,
      department: { id: 'mayor' },
    })
    await tools.reply(id)
    expect((await tools.see(id, anna)).data.suggestion).toMatchObject({
      acts: ['confirm', 'ask'],
      reply: { office: 'Mayor' },
    })
    expect(await tools.reopen(anna, id)).toMatchObject({ code: 409001, data: { state: 'replied' } })
  })

  it('is refused with a reason that its author reads, and then nobody else sees it', async () => {
    const id = await tools.open(anna)
    await refuseSuggestion(platform.database, id, 'This is no matter of ours', platform.clock.now())
    expect((await tools.see(id, ben)).code).toBe(403001)
    expect((await tools.record(id, anna)).data.record.steps.at(-1)).toMatchObject({
      act: 'refuse',
      text: 'This is no matter of ours',
      office: 'Streets',
    })
  })

  it('is closed by time when its author says nothing about the answer', async () => {
    const id = await tools.replied(anna)
    platform.clock.advance(13 * day)
    await closeSuggestions(platform.database, platform.clock.now())
    expect((await tools.see(id)).data.suggestion.state).toBe('replied')
    platform.clock.advance(day)
    await closeSuggestions(platform.database, platform.clock.now())
    expect((await tools.see(id)).data.suggestion).toMatchObject({ state: 'closed', evaluation: null })
    expect((await tools.record(id)).data.record.steps.at(-1)).toMatchObject({ act: 'close', actor: null, office: null })
  })

  it('is asked about after the answer, one question at a time, and the question is due as an answer is', async () => {
    const open = await tools.open(anna)
    expect(await tools.ask(anna, open)).toMatchObject({ code: 409001 })
    const id = await tools.replied(anna)
    expect((await tools.ask(ben, id)).code).toBe(403001)
    expect((await tools.ask(anna, id, 'ask', '?')).data.fields).toEqual({ text: 'too-short' })
    await expect(tools.respond(id)).rejects.toMatchObject({ code: 409001 })
    expect((await tools.ask(anna, id)).data.suggestion).toMatchObject({
      state: 'replied',
      acts: ['confirm', 'reopen'],
      promises: {
        asker: 'author',
        follow_up_due_at: new Date(platform.clock.now().getTime() + 5 * day * 1000).toISOString(),
      },
      follow_ups: [{ by: 'author', office: null, is_question: true, text: 'When will it come?' }],
    })
    expect(await tools.ask(anna, id)).toMatchObject({ code: 409001, data: { state: 'replied' } })
    platform.clock.advance(6 * day)
    expect((await tools.waiting()).map((each) => each.id)).toContain(id)
    expect((await tools.see(id)).data.suggestion.is_overdue).toBe(true)
    // Who asked does not lose the suggestion by the silence of the office.
    platform.clock.advance(30 * day)
    await closeSuggestions(platform.database, platform.clock.now())
    await tools.respond(id)
    const { suggestion } = (await tools.see(id, ben)).data
    expect(suggestion).toMatchObject({ state: 'replied', is_overdue: false, promises: { asker: null } })
    expect(suggestion.follow_ups.at(-1)).toMatchObject({ by: 'office', office: 'Streets', is_question: false })
    const steps = (await tools.record(id)).data.record.steps.slice(-2)
    expect(steps).toMatchObject([
      { act: 'ask', actor: { nickname: 'Anna' }, office: null, due_at: null },
      { act: 'respond', actor: null, office: 'Streets', due_at: suggestion.promises.follow_up_due_at },
    ])
    platform.clock.advance(15 * day)
    await closeSuggestions(platform.database, platform.clock.now())
    expect((await tools.see(id)).data.suggestion.state).toBe('closed')
  })

  it('is asked about ten times at most, and settles whatever was asked', async () => {
    const id = await tools.replied(anna)
    for (let round = 0; round < 10; round += 1) {
      expect((await tools.ask(anna, id)).code).toBe(100000)
      await tools.respond(id)
    }
    expect((await tools.see(id, anna)).data.suggestion.acts).toEqual(['confirm', 'reopen'])
    expect((await tools.ask(anna, id)).code).toBe(409001)
    const { items } = await platform.ask(listMessages, { token: anna.token, headers: { 'x-language': 'en' } })
    expect(items.map(({ title }) => title)).toContain('Your question was answered')
    const other = await tools.replied(anna)
    await tools.ask(anna, other)
    expect((await tools.confirm(anna, other)).data.suggestion).toMatchObject({
      state: 'confirmed',
      promises: { asker: null },
    })
    expect((await tools.waiting()).map((each) => each.id)).not.toContain(other)
  })

  it('whose office asks waits for its author, who answers once; the words that the site refuses are refused', async () => {
    const id = await tools.open(anna)
    await expect(tools.inquire(id)).rejects.toMatchObject({ code: 409001 })
    await tools.assign(id)
    await tools.inquire(id)
    await expect(tools.inquire(id)).rejects.toMatchObject({ code: 409001 })
    expect((await tools.see(id, anna)).data.suggestion).toMatchObject({
      state: 'assigned',
      acts: ['clarify', 'withdraw'],
    })
    await platform.database.insert(sensitiveWords).values({ word: 'forbidden' })
    expect((await tools.ask(anna, id, 'clarify', 'A forbidden word')).data.fields).toEqual({ text: 'sensitive' })
    await platform.database.delete(sensitiveWords)
    expect((await tools.ask(anna, id, 'clarify', 'The last one.')).data.suggestion).toMatchObject({
      acts: ['withdraw'],
      follow_ups: [
        { by: 'office', office: '城管局', text: 'Which lamp is it?' },
        { by: 'author', text: 'The last one.' },
      ],
    })
    expect((await tools.ask(anna, id, 'clarify')).code).toBe(409001)
    const [waiting] = await tools.waiting()
    expect(waiting?.facts).toEqual(
      expect.arrayContaining([
        { name: 'asked the author', value: 'Which lamp is it?' },
        { name: 'the author answered', value: 'The last one.' },
      ]),
    )
  })

  it('gives the office another way to reach its author, and nobody else', async () => {
    const contact = 'ferry@example.org'
    const id = await tools.send(anna, { contact })
    const nameless = await tools.send(anna, { contact, is_anonymous: true })
    const waiting = new Map((await tools.waiting()).map((each) => [each.id, each.from]))
    expect([waiting.get(id), waiting.get(nameless)]).toEqual([`Anna, 13900000001, ${contact}`, 'anonymous'])
    const rows = await queriesOf(platform.database).read(
      build.select({ contact: suggestions.contact }).from(suggestions),
    )
    expect(rows.filter((row) => row.contact !== null)).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain('ferry')
    await tools.accept(id)
    for (const who of [anna, ben, undefined])
      expect(JSON.stringify((await tools.see(id, who)).data)).not.toContain('ferry')
    expect((await tools.submit(anna, { contact: 'x'.repeat(61) })).data.fields).toEqual({ contact: 'too-long' })
  })

  it('waits at the desk with the most overdue first, and the office acts on it there', async () => {
    const fresh = await tools.send(anna, { title: 'A bench by the river' })
    const late = await tools.open(ben, { title: 'A dark corner by the school' })
    platform.clock.advance(6 * day)
    const newest = await tools.send(anna)
    expect((await tools.waiting()).map(({ id }) => id)).toEqual([fresh, late, newest])
    const [waiting] = await tools.waiting()
    expect(waiting).toMatchObject({ from: 'Anna, 13900000001', title: 'A bench by the river' })
    expect(waiting?.facts?.map(({ value }) => value)).toContain('城管局 (roads)')
    const run = (...words: string[]) =>
      operate(platform.platform, desks, ['suggestions', ...words], platform.clock.now())
    expect(await run('accept', fresh)).toMatchObject({ failed: false })
    expect(await run('reply', fresh, 'It will be there by June')).toMatchObject({ failed: true })
    expect(await run('assign', `${fresh}:nowhere`)).toMatchObject({ failed: true })
    expect(await run('assign', `${fresh}:water`)).toMatchObject({ failed: false })
    expect(await run('reply', fresh, 'It will be there by June')).toMatchObject({ failed: false })
    expect(await run('refuse', newest, 'This is no matter of ours')).toMatchObject({ failed: false })
    expect((await tools.waiting()).map(({ id }) => id)).toEqual([late])
    expect((await tools.see(fresh, ben)).data.suggestion.reply).toMatchObject({ office: 'Water' })
  })
})
