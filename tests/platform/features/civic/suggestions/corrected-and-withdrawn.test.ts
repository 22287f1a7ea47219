import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { search } from '../../../../../contract/search'
import { listMessages } from '../../../../../contract/messages'
import { listMySuggestions, listSuggestions } from '../../../../../contract/suggestions'
import { desks } from '../../../../../platform/features'
import { hideSuggestion, refuseSuggestion } from '../../../../../platform/features/civic/suggestions/answer-suggestion'
import { suggestions } from '../../../../../platform/features/civic/suggestions/suggestions.schema'
import { caseSteps } from '../../../../../platform/kernel/cases/cases.schema'
import { contents } from '../../../../../platform/kernel/contents/contents.schema'
import { queriesOf } from '../../../../../platform/kernel/database/queries'
import { allowances } from '../../../../../platform/kernel/database/schema/allowances'
import { build } from '../../../../../platform/kernel/database/statement'
import { users } from '../../../../../platform/kernel/members/members.schema'
import { operate } from '../../../../../platform/kernel/operator/operate'
import { directoriesOf } from '../../../../../platform/kernel/configuration'
import { wrongCounts } from '../../../../support/counters'
import { startPlatform, type TestPlatform } from '../../../../support/platform'
import { suggestionTools } from '../../../../support/suggestions'

type Person = { readonly id: string; readonly token: string }

describe('a suggestion, until it is answered', () => {
  let platform: TestPlatform
  let tools: ReturnType<typeof suggestionTools>
  let anna: Person
  let ben: Person
  let cleo: Person

  beforeAll(async () => {
    platform = await startPlatform()
    tools = suggestionTools(platform)
    await tools.prepare()
  })
  beforeEach(async () => {
    await platform.database.delete(allowances)
    await platform.database.delete(suggestions)
    await platform.database.delete(users)
    anna = await platform.logIn({ id: 'anna', phone: '13900000001', nickname: 'Anna' })
    ben = await platform.logIn({ id: 'ben', phone: '13900000002', nickname: 'Ben' })
    cleo = await platform.logIn({ id: 'cleo', phone: '13900000003', nickname: 'Cleo' })
  })
  afterAll(() => platform.close())

  const acts = async (id: string, who: Person): Promise<string[]> =>
    (await tools.record(id, who)).data.record.steps.map(({ act }: { act: string }) => act)
  const seen = async (id: string, who?: Person) => (await tools.see(id, who)).data.suggestion
  const office = (...words: string[]) =>
    operate(platform.platform, desks, [...words, '--as', 'office'], platform.clock.now())
  /** Everything that the database has of suggestions, as text. */
  const everything = async () =>
    JSON.stringify(
      await Promise.all([
        queriesOf(platform.database).read(build.select().from(suggestions)),
        queriesOf(platform.database).read(build.select().from(contents)),
        queriesOf(platform.database).read(build.select().from(caseSteps)),
      ]),
    )

  describe('corrected', () => {
    it('says what its author wrote last, with the step in its history, until a department accepts it', async () => {
      const id = await tools.send(anna)
      const corrected = await tools.correct(anna, id, {
        kind: 'idea',
        title: 'The lamp at the bridge is dark',
        place: { name: 'Third Bridge', latitude: 26.43, longitude: 111.6 },
        contact: 'anna@example.org',
        is_public: false,
      })
      expect(corrected.data.suggestion).toMatchObject({
        kind: 'idea',
        title: 'The lamp at the bridge is dark',
        place: { name: 'Third Bridge', latitude: 26.43 },
        contact: 'anna@example.org',
        is_public: false,
        state: 'submitted',
      })
      expect(await acts(id, anna)).toEqual(['submit', 'correct'])
      await tools.acceptCorrected(id, 1)
      const late = await tools.correct(anna, id)
      expect([late.code, late.data.state]).toEqual([409001, 'accepted'])
    })

    it('is nobody else’s to correct, and keeps the rules of a new one', async () => {
      const id = await tools.send(anna)
      expect((await tools.correct(ben, id)).code).toBe(403001)
      expect((await tools.correct(anna, id, { title: 'Hm' })).data.fields).toEqual({ title: 'too-short' })
      expect((await tools.correct(anna, id, { kept: [3] })).data.fields).toEqual({ pictures: 'unknown' })
      expect((await tools.correct(anna, id, { department_id: 'nowhere' })).data.fields).toEqual({
        department_id: 'unknown',
      })
      expect(await acts(id, anna)).toEqual(['submit'])
    })

    it('is accepted only by an office that has read the last version', async () => {
      const id = await tools.send(anna)
      await tools.correct(anna, id, { text: 'It has been out for two weeks, and somebody fell.' })
      const blind = await office('suggestions', 'accept', id)
      expect([blind.failed, blind.output]).toEqual([
        true,
        `The author corrected it. Read it again, and accept it as ${id}:1.`,
      ])
      expect(await tools.waiting()).toMatchObject([
        { facts: expect.arrayContaining([{ name: 'corrected', value: `accept it as ${id}:1` }]) },
      ])
      expect((await office('suggestions', 'accept', `${id}:1`)).failed).toBe(false)
      expect(await seen(id)).toMatchObject({ state: 'accepted' })
    })

    it('names nobody in its history any more once its author does not want to be named', async () => {
      const id = await tools.send(anna)
      await tools.correct(anna, id, { is_anonymous: true, contact: 'anna@example.org' })
      await tools.acceptCorrected(id, 1)
      const { steps } = (await tools.record(id, ben)).data.record
      expect(steps.map(({ actor }: { actor: unknown }) => actor)).toEqual([null, null, null])
      expect(await seen(id, anna)).toMatchObject({ author: null, contact: '' })
      expect(await everything()).not.toContain('anna@example.org')
    })

    it('tells nobody but its author how they are reached', async () => {
      const id = await tools.send(anna, { contact: 'anna@example.org' })
      expect((await seen(id, anna)).contact).toBe('anna@example.org')
      await tools.accept(id)
      expect((await seen(id, ben)).contact).toBe('')
    })

    it('has the days of another department when it goes to one, and those that it had otherwise', async () => {
      const id = await tools.send(anna)
      const due = (await seen(id, anna)).promises.accept_due_at
      platform.clock.advance(3600)
      await tools.correct(anna, id)
      expect((await seen(id, anna)).promises.accept_due_at).toBe(due)
      await tools.correct(anna, id, { department_id: 'water' })
      expect((await seen(id, anna)).promises.accept_due_at).not.toBe(due)
    })
  })

  describe('withdrawn', () => {
    it.each(['submitted', 'accepted', 'assigned'] as const)(
      'leaves no word, place or picture of it anywhere when it was %s',
      async (state) => {
        const id = await tools.send(anna, {
          title: '灯塔街的路灯不亮了',
          text: 'The stairs behind the chapel are dark.',
          place: { name: 'Chapel Lane', latitude: 26.4071, longitude: 111.6153 },
          contact: 'anna@example.org',
        })
        if (state !== 'submitted') await tools.accept(id)
        if (state === 'assigned') {
          await tools.assign(id)
          await tools.inquire(id)
          await tools.ask(anna, id, 'clarify', 'It is the lamp by my own door.')
        }
        const answer = await tools.withdraw(anna, id)
        expect(answer.data.suggestion).toMatchObject({
          ...{ state: 'withdrawn', title: '', text: '', contact: '', pictures: [] },
          place: { name: '', latitude: null, longitude: null },
        })
        const stored = await everything()
        for (const word of ['灯塔街', 'behind the chapel', 'Chapel Lane', '111.6153', 'my own door'])
          expect(stored).not.toContain(word)
        expect((await acts(id, anna)).at(-1)).toBe('withdraw')
        expect((await tools.see(id, ben)).code).toBe(403001)
        expect((await platform.ask(listSuggestions, { query: {} })).items).toEqual([])
        expect((await platform.ask(search, { query: { q: '灯塔街' } })).items).toEqual([])
        expect(await tools.waiting()).toEqual([])
        const own = await platform.ask(listMySuggestions, { token: anna.token, query: {} })
        expect(own.items).toMatchObject([{ id, state: 'withdrawn', title: '', acts: [] }])
      },
    )

    it('is no longer possible once it is answered, and for nobody else', async () => {
      const id = await tools.replied(anna)
      expect((await tools.withdraw(anna, id)).data.state).toBe('replied')
      const other = await tools.open(anna)
      expect((await tools.withdraw(ben, other)).code).toBe(403001)
      expect(await seen(other)).toMatchObject({ state: 'accepted' })
    })

    it('can be sent, supported, corrected and answered by nobody any more', async () => {
      const id = await tools.open(anna)
      await tools.withdraw(anna, id)
      expect((await tools.support(ben, id, 'support')).code).toBe(403001)
      expect((await tools.subscribe(ben, id)).code).toBe(403001)
      expect((await tools.correct(anna, id)).code).toBe(409001)
      expect((await office('suggestions', 'assign', `${id}:roads`)).failed).toBe(true)
    })
  })

  describe('joined', () => {
    it('counts for the other one, hears of its answer, and is parted again with all that it brought', async () => {
      const main = await tools.open(anna, { title: 'The lamp at the corner is dark' })
      const same = await tools.open(ben, { title: 'No light at the corner' })
      await tools.support(cleo, same, 'support')
      await tools.subscribe(cleo, same)
      expect((await office('suggestions', 'join', `${same}:${main}`)).failed).toBe(false)
      expect(await seen(same, ben)).toMatchObject({
        state: 'joined',
        joined_to: { id: main, title: 'The lamp at the corner is dark' },
        is_overdue: false,
        acts: ['withdraw'],
      })
      expect(await seen(main)).toMatchObject({ supporters: 2, affected: 1, joined_to: null })
      expect(await wrongCounts(platform.database)).toEqual([])
      await tools.part(same)
      expect(await seen(main)).toMatchObject({ supporters: 0, affected: 0 })
      expect(await seen(same)).toMatchObject({ state: 'accepted', joined_to: null, supporters: 1 })
      expect(await wrongCounts(platform.database)).toEqual([])
      await tools.join(same, main)
      await tools.assign(main)
      await tools.reply(main)
      const told = await platform.ask(listMessages, { token: ben.token, headers: { 'x-language': 'en' }, query: {} })
      expect(told.items.map(({ title }) => title)).toContain('A suggestion that you follow was answered')
    })

    it('leaves the support of those who support the other one themselves', async () => {
      const main = await tools.open(anna)
      const same = await tools.open(ben)
      await tools.support(cleo, main, 'affected')
      await tools.support(cleo, same, 'support')
      await tools.join(same, main)
      expect(await seen(main)).toMatchObject({ supporters: 2, affected: 2 })
      await tools.part(same)
      expect(await seen(main)).toMatchObject({ supporters: 1, affected: 1 })
    })

    it('counts an author who wrote twice once, as the author', async () => {
      const main = await tools.open(anna)
      await tools.join(await tools.open(anna), main)
      expect(await seen(main)).toMatchObject({ supporters: 0 })
    })

    it.each([
      ['itself', (id: string) => id],
      ['one that is not public', () => tools.open(cleo, { is_public: false })],
      ['one that nobody accepted', () => tools.send(cleo)],
      [
        'one that is joined itself',
        async () => {
          const joined = await tools.open(cleo)
          await tools.join(joined, await tools.open(ben))
          return joined
        },
      ],
    ] as const)('is not joined to %s', async (_what, mainOf) => {
      const id = await tools.open(anna)
      const answer = await office('suggestions', 'join', `${id}:${await mainOf(id)}`)
      expect([answer.failed, (await seen(id)).state]).toEqual([true, 'accepted'])
    })

    it('is not joined while others are joined to it', async () => {
      const main = await tools.open(anna)
      await tools.join(await tools.open(ben), main)
      const other = await tools.open(cleo)
      expect((await office('suggestions', 'join', `${main}:${other}`)).failed).toBe(true)
    })

    it.each([
      ['withdrawn', (id: string) => tools.withdraw(anna, id)],
      ['refused', (id: string) => refuseSuggestion(platform.database, id, 'It is dealt with.', platform.clock.now())],
      ['hidden', (id: string) => hideSuggestion(platform.database, id, 'It names a person.', platform.clock.now())],
    ] as const)('is dealt with by itself again when the other one is %s', async (_what, end) => {
      const main = await tools.open(anna)
      const same = await tools.open(ben)
      await tools.join(same, main)
      await end(main)
      expect(await seen(same, ben)).toMatchObject({ state: 'accepted', joined_to: null })
      expect(await acts(same, ben)).toEqual(['submit', 'accept', 'join', 'part'])
    })

    it('takes what it brought along when its author withdraws it', async () => {
      const main = await tools.open(anna)
      const same = await tools.open(ben)
      await tools.join(same, main)
      await tools.withdraw(ben, same)
      expect(await seen(main)).toMatchObject({ supporters: 0, affected: 0 })
      expect(await wrongCounts(platform.database)).toEqual([])
    })
  })

  describe('answered with pictures', () => {
    const picture = async (name: string) => {
      const file = join(directoriesOf(platform.platform.configuration.dataDirectory).incoming, '..', name)
      await writeFile(
        file,
        await sharp({ create: { width: 40, height: 30, channels: 3, background: '#0a0' } })
          .jpeg()
          .toBuffer(),
      )
      return file
    }

    it('shows them to whoever sees it', async () => {
      const id = await tools.open(anna)
      await tools.assign(id)
      const [before, after] = [await picture('before.jpg'), await picture('after.jpg')]
      const answer = await office(
        'suggestions',
        'reply',
        id,
        'The lamp was repaired.',
        '--picture',
        before,
        '--picture',
        after,
      )
      expect(answer.output).toBe(`Done: reply ${id}`)
      const { reply } = await seen(id, ben)
      expect(reply).toMatchObject({
        text: 'The lamp was repaired.',
        pictures: [expect.any(String), expect.any(String)],
      })
      for (const address of reply.pictures) expect((await platform.app.inject({ url: address })).statusCode).toBe(200)
    })

    it('is refused with a file that is no picture, and where an act takes none', async () => {
      const id = await tools.open(anna)
      await tools.assign(id)
      expect((await office('suggestions', 'reply', id, 'Repaired today.', '--picture', '/nowhere.jpg')).output).toBe(
        'There is no file "/nowhere.jpg".',
      )
      expect(
        (await office('suggestions', 'refuse', id, 'Not ours.', '--picture', await picture('one.jpg'))).failed,
      ).toBe(true)
      expect(await seen(id)).toMatchObject({ state: 'assigned' })
    })
  })
})
