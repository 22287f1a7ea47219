import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { savePlayPosition } from '../../../../../contract/account'
import { errorCodes } from '../../../../../contract/envelope'
import {
  getLearning,
  getStudyClass,
  getTimetable,
  joinStudyClass,
  listStudyClasses,
  noteLesson,
} from '../../../../../contract/lessons'
import { listMessages } from '../../../../../contract/messages'
import { changePrivacy } from '../../../../../contract/privacy'
import { lessonsDesk } from '../../../../../platform/features/civic/lessons/lessons.desk'
import { learningTimes, lessons, studyClasses } from '../../../../../platform/features/civic/lessons/lessons.schema'
import { remindOfHomework } from '../../../../../platform/features/civic/lessons/remind-of-homework'
import { queriesOf } from '../../../../../platform/kernel/database/queries'
import { build } from '../../../../../platform/kernel/database/statement'
import { messages } from '../../../../../platform/kernel/messages/messages.schema'
import type { LessonAct } from '../../../../../src/domain/civic/lessons/lesson'
import { insertContent } from '../../../../support/content'
import { describeOnBothDatabases } from '../../../../support/databases'
import { startPlatform, type TestPlatform } from '../../../../support/platform'

const both = (text: string) => ({ 'zh-CN': `${text}课`, en: text })
const english = { 'accept-language': 'en' }
const minute = 60_000

/** Adds a class; the clock of the test says Thursday 5 March 2026, 16:00 in Shanghai. */
async function addClass(platform: TestPlatform, id: string, kind: 'culture' | 'safety' = 'culture', added = 1) {
  const words = { title: both(id), summary: both(`About ${id}`), teacher: both('Teacher'), place: both('Room 1') }
  const addedAt = new Date(Date.UTC(2026, 2, added))
  await platform.database.insert(studyClasses).values({ id, kind, cover: `/${id}`, addedAt, ...words })
}

/** Adds a lesson that begins and ends so many minutes from now. */
async function addLesson(
  platform: TestPlatform,
  id: string,
  [from, to]: readonly [number, number],
  more: Partial<typeof lessons.$inferInsert> = {},
) {
  const at = (minutes: number) => new Date(platform.clock.now().getTime() + minutes * minute)
  await platform.database
    .insert(lessons)
    .values({ id, classId: 'tea', number: 1, title: both(id), startsAt: at(from), endsAt: at(to), ...more })
}

const join = async (platform: TestPlatform, token: string, id = 'tea', action: 0 | 1 = 1) =>
  await platform.call(joinStudyClass, { path: { id }, body: { action }, token })
const note = async (platform: TestPlatform, token: string, id: string, act: LessonAct) =>
  await platform.call(noteLesson, { path: { id }, body: { act }, token })
const learning = async (platform: TestPlatform, token: string) =>
  await platform.ask(getLearning, { token, headers: english })

describe('the class assistant (S081)', () => {
  let platform: TestPlatform
  beforeEach(async () => {
    platform = await startPlatform()
    await addClass(platform, 'tea', 'culture', 2)
    await addClass(platform, 'knots', 'safety', 1)
  })
  afterEach(() => platform.close())

  it('lists classes by kind, newest first and by pages, with the next lesson', async () => {
    await addLesson(platform, 'over', [-200, -100])
    await addLesson(platform, 'next', [60, 90])
    await addLesson(platform, 'off', [30, 90], { isCancelled: true })
    const list = async (query: Record<string, string> = {}) =>
      await platform.ask(listStudyClasses, { query, headers: english })
    const first = await list({ page_size: '1' })
    expect(first.items).toEqual([
      {
        ...{ id: 'tea', kind: 'culture', title: 'tea', summary: 'About tea', cover: '/tea', teacher: 'Teacher' },
        ...{ place: 'Room 1', lessons: 3, next_at: '2026-03-05T09:00:00Z', joined: false, done: 0 },
      },
    ])
    const second = await list({ page_size: '1', cursor: first.next_cursor ?? '' })
    expect([second.items.map(({ id, next_at }) => [id, next_at]), second.next_cursor]).toEqual([
      [['knots', null]],
      null,
    ])
    expect((await list({ kind: 'safety' })).items.map(({ id }) => id)).toEqual(['knots'])
  })

  it('has the timetable of a week of the site, from Monday to Sunday, of all classes or of mine', async () => {
    // Monday 2 March begins in Shanghai at 16:00 UTC of 1 March, which is 88 hours before the clock of the test.
    await addLesson(platform, 'sunday-before', [-88 * 60 - 1, -88 * 60])
    await addLesson(platform, 'monday', [-88 * 60, -87 * 60])
    await addLesson(platform, 'sunday', [80 * 60 - 1, 80 * 60 + 30], { classId: 'knots' })
    await addLesson(platform, 'monday-after', [80 * 60, 81 * 60])
    const { token } = await platform.logIn()
    await join(platform, token)
    const week = async (query: Record<string, string>, as?: string) =>
      (
        await platform.ask(getTimetable, { query, headers: english, ...(as === undefined ? {} : { token: as }) })
      ).items.map(({ id, progress }) => `${id} ${progress === null ? 'not mine' : 'mine'}`)
    expect(await week({})).toEqual(['monday not mine', 'sunday not mine'])
    expect(await week({ day: '2026-03-08' }, token)).toEqual(['monday mine', 'sunday not mine'])
    expect(await week({ mine: '1' }, token)).toEqual(['monday mine'])
    expect(await week({ mine: '1' })).toEqual([])
    expect(await week({ day: '2026-03-09' })).toEqual(['monday-after not mine'])
    expect((await platform.call(getTimetable, { query: { day: '2026-02-30' } })).code).toBe(errorCodes.invalid)
  })

  it('shows a class with its lessons, their content and homework, and what the member did', async () => {
    await insertContent(platform.database, { id: 'film', type: 4, title: both('Film'), duration: 600 })
    const dueAt = new Date('2026-03-07T12:00:00.000Z')
    await addLesson(platform, 'first', [-90, -30], { contentId: 'film', homework: both('Read'), homeworkDueAt: dueAt })
    await addLesson(platform, 'second', [600, 660], { number: 2 })
    const { token } = await platform.logIn()
    await join(platform, token)
    expect((await note(platform, token, 'first', 'finish')).data).toEqual({
      progress: { done: true, attended: false, homework_done: false },
    })
    await note(platform, token, 'first', 'finish-homework')
    const answer = await platform.ask(getStudyClass, { path: { id: 'tea' }, token, headers: english })
    expect(answer.class).toMatchObject({ joined: true, done: 1, lessons: 2 })
    expect(answer.lessons[0]).toMatchObject({
      ...{ id: 'first', class: { id: 'tea', title: 'tea' }, number: 1, item: { id: 'film', duration: 600 } },
      homework: { text: 'Read', due_at: dueAt.toISOString() },
      progress: { done: true, attended: false, homework_done: true },
    })
    expect(answer.lessons[1]).toMatchObject({ id: 'second', item: null, homework: null })
    const asGuest = await platform.ask(getStudyClass, { path: { id: 'tea' } })
    expect([asGuest.class.joined, asGuest.lessons[0]?.progress]).toEqual([false, null])
    expect((await platform.call(getStudyClass, { path: { id: 'nothing' } })).code).toBe(errorCodes.gone)
  })

  it('refuses what is not possible, or not theirs', async () => {
    await addLesson(platform, 'later', [600, 660])
    const { token } = await platform.logIn()
    expect((await platform.call(joinStudyClass, { path: { id: 'tea' }, body: { action: 1 } })).status).toBe(401)
    expect((await join(platform, token, 'nothing')).code).toBe(errorCodes.gone)
    expect((await note(platform, token, 'later', 'finish')).code).toBe(errorCodes.notYours)
    await join(platform, token)
    expect((await note(platform, token, 'nothing', 'finish')).code).toBe(errorCodes.gone)
    for (const act of ['finish', 'attend', 'finish-homework'] as const)
      expect((await note(platform, token, 'later', act)).code, act).toBe(errorCodes.stateRefuses)
    await join(platform, token, 'tea', 0)
    expect((await note(platform, token, 'later', 'reopen')).code).toBe(errorCodes.notYours)
  })

  it('lets a member join thirty classes', async () => {
    const { token } = await platform.logIn()
    for (let count = 0; count < 30; count += 1) {
      await addClass(platform, `class-${count}`)
      expect((await join(platform, token, `class-${count}`)).code).toBe(errorCodes.ok)
    }
    expect((await join(platform, token)).code).toBe(errorCodes.stateRefuses)
    await join(platform, token, 'class-0', 0)
    expect((await join(platform, token)).code).toBe(errorCodes.ok)
  })

  it('gives a calendar file of classes, without what was cancelled', async () => {
    await addLesson(platform, 'first', [60, 120])
    await addLesson(platform, 'off', [600, 660], { isCancelled: true })
    const file = await platform.app.inject({ url: '/calendar/classes.ics?classes=tea,knots&lang=en' })
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
    const lines = file.body.split('\r\n')
    expect(lines).toEqual(
      expect.arrayContaining([
        'SUMMARY:tea 1',
        'DTSTART:20260305T090000Z',
        'DTEND:20260305T100000Z',
        'LOCATION:Room 1',
      ]),
    )
    expect(file.body.match(/BEGIN:VEVENT/g)).toHaveLength(1)
    expect(lines.find((line) => line.startsWith('URL'))).toMatch(/\/class-assistant\/tea$/)
    for (const query of ['', '?classes=', '?classes=nothing', `?classes=${Array(31).fill('tea').join()}`])
      expect((await platform.app.inject({ url: `/calendar/classes.ics${query}` })).statusCode, query).toBe(404)
  })
})

describe('the learning record (S081)', () => {
  let platform: TestPlatform
  let token: string
  beforeEach(async () => {
    platform = await startPlatform()
    await addClass(platform, 'tea')
    await insertContent(platform.database, { id: 'film', type: 4, duration: 600 })
    await insertContent(platform.database, { id: 'other', type: 4, duration: 600 })
    await addLesson(platform, 'first', [-90, -30], { contentId: 'film' })
    ;({ token } = await platform.logIn())
    await join(platform, token)
  })
  afterEach(() => platform.close())
  const play = async (id: string, seconds: number, as = token) => {
    const body = { type: 4 as const, seconds, updated_at: platform.clock.now().toISOString() }
    await platform.ask(savePlayPosition, { path: { id }, body, token: as })
  }
  const seconds = async () => (await learning(platform, token)).classes.map((each) => each.seconds)

  it('counts what was played of a lesson, at most the time that passed', async () => {
    await play('film', 30)
    expect(await seconds()).toEqual([30])
    platform.clock.advance(30)
    // Played at double speed, a minute of the film takes half a minute.
    await play('film', 90)
    expect(await seconds()).toEqual([60])
    // A leap forward counts the time since the last report.
    platform.clock.advance(10)
    await play('film', 500)
    expect(await seconds()).toEqual([70])
    // Going back counts nothing, and from there on it goes on.
    platform.clock.advance(1)
    await play('film', 100)
    platform.clock.advance(30)
    await play('film', 130)
    expect(await seconds()).toEqual([100])
    expect(await learning(platform, token)).toMatchObject({ days: [{ day: '2026-03-05', seconds: 100 }], kept: true })
  })

  it('counts at most a minute for one report, however long ago the last one was', async () => {
    await play('film', 1)
    platform.clock.advance(3000)
    await play('film', 600)
    expect(await seconds()).toEqual([61])
  })

  it('counts two players at once like one', async () => {
    await addLesson(platform, 'second', [-90, -30], { contentId: 'other', number: 2 })
    for (let report = 1; report <= 4; report += 1) {
      platform.clock.advance(30)
      await play('film', report * 30)
      await play('other', report * 30)
    }
    expect(await seconds()).toEqual([120])
  })

  it('marks a lesson as done when it was played to its end, and keeps it so', async () => {
    const done = async () => (await learning(platform, token)).classes.map((each) => each.done)
    await play('film', 500)
    expect(await done()).toEqual([0])
    platform.clock.advance(60)
    await play('film', 560)
    platform.clock.advance(60)
    await play('film', 10)
    expect(await done()).toEqual([1])
  })

  it('counts nothing of what belongs to no class of the member, nor for others', async () => {
    await play('other', 60)
    const stranger = await platform.logIn()
    await play('film', 60, stranger.token)
    expect(await seconds()).toEqual([0])
    expect((await learning(platform, stranger.token)).classes).toEqual([])
    expect((await platform.call(getLearning, {})).status).toBe(401)
  })

  it('counts nothing while the member keeps no history', async () => {
    await platform.ask(changePrivacy, { body: { keeps_history: false }, token })
    await play('film', 60)
    await addLesson(platform, 'now', [-10, 20], { number: 2 })
    await note(platform, token, 'now', 'attend')
    expect(await learning(platform, token)).toMatchObject({ kept: false, days: [], classes: [{ seconds: 0, done: 1 }] })
  })

  it('counts a lesson that is attended from the arrival to its end, once', async () => {
    await addLesson(platform, 'now', [-10, 20], { number: 2 })
    await addLesson(platform, 'soon', [10, 40], { number: 3 })
    await note(platform, token, 'now', 'attend')
    expect(await seconds()).toEqual([20 * 60])
    // The next lesson overlaps it by ten minutes, in which nobody can be in both.
    await note(platform, token, 'soon', 'attend')
    await note(platform, token, 'soon', 'attend')
    platform.clock.advance(60)
    await play('film', 60)
    expect(await seconds()).toEqual([40 * 60])
  })

  it('counts eight hours a day at most', async () => {
    await addLesson(platform, 'long', [0, 10 * 60], { number: 2 })
    await note(platform, token, 'long', 'attend')
    expect(await seconds()).toEqual([8 * 3600])
  })

  it('lists the homework that is due, by its time, until it is done', async () => {
    const due = (hours: number) => ({
      homework: both(`in ${hours}`),
      homeworkDueAt: new Date(platform.clock.now().getTime() + hours * 60 * minute),
    })
    await addLesson(platform, 'late', [-200, -100], { number: 2, ...due(40) })
    await addLesson(platform, 'early', [-200, -100], { number: 3, ...due(20) })
    await addLesson(platform, 'over', [-200, -100], { number: 4, ...due(-1) })
    const homework = async () => (await learning(platform, token)).homework.map(({ id }) => id)
    expect(await homework()).toEqual(['early', 'late'])
    await note(platform, token, 'early', 'finish-homework')
    expect(await homework()).toEqual(['late'])
    await note(platform, token, 'early', 'reopen-homework')
    expect(await homework()).toEqual(['early', 'late'])
  })
})

describe('the desk of lessons (S081)', () => {
  it('makes classes and lessons, their homework and recordings, and tells a class of changes', async () => {
    const platform = await startPlatform()
    const { database } = platform
    const act = async (name: string, id: string, text = '') =>
      await database.transaction(
        async (transaction) => await lessonsDesk.acts[name]?.carryOut(transaction, id, text, platform.clock.now()),
      )
    const words = (text: string) => ({ 'zh-CN': text, en: text })
    const written = { kind: 'culture', title: words('Tea'), summary: words('About'), cover: '/tea' }
    await act('class', 'tea', JSON.stringify({ ...written, teacher: words('Lin'), place: words('Hall') }))
    await expect(act('class', 'bad', '{"kind":"magic"}')).rejects.toThrow()
    await act('lesson', 'tea', '2026-03-06T19:30 90 第一课 / Lesson one')
    await act('lesson', 'tea', '2026-03-13T19:30 90 第二课 / Lesson two')
    await expect(act('lesson', 'nothing', '2026-03-13T19:30 90 课')).rejects.toThrow()
    const shown = async () => (await platform.ask(getStudyClass, { path: { id: 'tea' }, headers: english })).lessons
    const [first, second] = await shown()
    expect([first, second]).toMatchObject([
      { number: 1, title: 'Lesson one', starts_at: '2026-03-06T11:30:00.000Z', ends_at: '2026-03-06T13:00:00.000Z' },
      { number: 2, title: 'Lesson two' },
    ])
    const { token, id: userId } = await platform.logIn()
    await join(platform, token)
    await insertContent(database, { id: 'film', type: 4 })
    await act('recording', first?.id ?? '', 'film')
    await act('homework', first?.id ?? '', '2026-03-08T20:00 喝茶 / Drink tea')
    await expect(act('homework', first?.id ?? '', '2026-03-01T20:00 晚了')).rejects.toThrow()
    await expect(act('recording', first?.id ?? '', 'nothing')).rejects.toThrow()
    await act('move', first?.id ?? '', '2026-03-07T10:00 60')
    await act('cancel', second?.id ?? '')
    expect(await shown()).toMatchObject([
      {
        ...{ starts_at: '2026-03-07T02:00:00.000Z', item: { id: 'film' } },
        homework: { text: 'Drink tea', due_at: '2026-03-08T12:00:00.000Z' },
      },
      { cancelled: true },
    ])
    const told = await queriesOf(database).read(
      build.select({ kind: messages.kind, path: messages.path }).from(messages).where(eq(messages.userId, userId)),
    )
    expect(told.map(({ kind, path }) => `${kind} ${path}`).sort()).toEqual([
      'lesson.cancelled /class-assistant/tea',
      'lesson.moved /class-assistant/tea',
    ])
    await platform.close()
  })
})

describeOnBothDatabases('the reminder of homework', (open) => {
  it('comes once, in the evening before, to those who have not done it', async () => {
    const platform = await startPlatform({ connection: await open() })
    const { database, clock } = platform
    await addClass(platform, 'tea')
    // It is Thursday, 16:00 in Shanghai; the homework is due on Friday evening.
    const homework = { homework: both('Read'), homeworkDueAt: new Date('2026-03-06T12:00:00.000Z') }
    await addLesson(platform, 'first', [-200, -100], homework)
    await addLesson(platform, 'other', [-200, -100], {
      ...homework,
      number: 2,
      homeworkDueAt: new Date('2026-03-09T12:00:00.000Z'),
    })
    const [waiting, done, elsewhere] = [await platform.logIn(), await platform.logIn(), await platform.logIn()]
    for (const { token } of [waiting, done]) await join(platform, token)
    await note(platform, done.token, 'first', 'finish-homework')
    const remind = () => remindOfHomework(database, clock.now())
    const told = async ({ token }: { readonly token: string }) =>
      (await platform.ask(listMessages, { token, headers: { 'x-language': 'en' } })).items.map(({ text, path }) => [
        text,
        path,
      ])
    await remind()
    expect(await told(waiting)).toEqual([])
    clock.advance(2 * 3600 + 60)
    await Promise.all([remind(), remind(), remind()])
    await remind()
    expect(await told(waiting)).toEqual([['Homework of ‘tea’ is due tomorrow: Read', '/class-assistant/tea']])
    expect([await told(done), await told(elsewhere)]).toEqual([[], []])
    await platform.close()
  })

  it('and two reports of a player at once count the time once', async () => {
    const platform = await startPlatform({ connection: await open() })
    await addClass(platform, 'tea')
    for (const id of ['one', 'two', 'three']) {
      await insertContent(platform.database, { id, type: 4, duration: 600 })
      await addLesson(platform, `lesson-${id}`, [-90, -30], { contentId: id })
    }
    const { token } = await platform.logIn()
    await join(platform, token)
    await Promise.all(
      ['one', 'two', 'three'].map(async (id) => {
        const body = { type: 4 as const, seconds: 60, updated_at: platform.clock.now().toISOString() }
        return await platform.ask(savePlayPosition, { path: { id }, body, token })
      }),
    )
    const counted = await queriesOf(platform.database).readColumn(
      build.select({ seconds: learningTimes.seconds }).from(learningTimes),
    )
    expect(counted).toEqual([60])
    await platform.close()
  })
})
