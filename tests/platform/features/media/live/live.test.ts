import { describe, afterEach, beforeEach, expect, it } from 'vitest'
import { getLiveReminder, listLive, remindOfLive } from '../../../../../contract/live'
import { errorCodes } from '../../../../../contract/envelope'
import { channels } from '../../../../../platform/features/media/channels/channels.schema'
import { remindByMessage } from '../../../../../platform/features/media/live/remind-by-message'
import { sendReminders } from '../../../../../platform/features/media/live/send-reminders'
import type { DueReminder } from '../../../../../platform/features/media/live/send-reminders'
import { insertContent } from '../../../../support/content'
import { describeOnBothDatabases } from '../../../../support/databases'
import { messagesTo } from '../../../../support/messages'
import { startPlatform, type TestPlatform } from '../../../../support/platform'

const both = (text: string) => ({ 'zh-CN': `${text}场`, en: text })
const english = { 'accept-language': 'en' }
const minute = 60_000

/** Adds an event that begins and ends so many minutes from now; null for an open end. */
async function addEvent(platform: TestPlatform, id: string, from: number, to: number | null, replay = false) {
  const at = (minutes: number) => new Date(platform.clock.now().getTime() + minutes * minute)
  await insertContent(platform.database, { id, type: 20, listed: false, title: both(id), covers: [`/${id}`] })
  await platform.database
    .insert(channels)
    .values({
      ...{ contentId: id, kind: 2, region: both('City'), description: both(`About ${id}`), sort: 1 },
      ...{ streamUrl: '/s', mime: 'm', opensAt: at(from), closesAt: to === null ? null : at(to) },
      replayUrl: replay ? '/replay' : null,
    })
}

describe('the list of live events (S079)', () => {
  let platform: TestPlatform
  beforeEach(async () => {
    platform = await startPlatform()
    await addEvent(platform, 'on', -10, 20)
    await addEvent(platform, 'open-end', -30, null)
    await addEvent(platform, 'soon', 60, 90)
    await addEvent(platform, 'later', 600, 660)
    await addEvent(platform, 'over', -200, -100)
    await addEvent(platform, 'replay', -400, -300, true)
  })
  afterEach(() => platform.close())
  const list = async (when: string, query: Record<string, string> = {}, token?: string) =>
    await platform.ask(listLive, {
      query: { when, ...query },
      headers: english,
      ...(token === undefined ? {} : { token }),
    })
  const states = async (when: string) => (await list(when)).items.map(({ id, state }) => `${id}: ${state}`)

  it('has those on air, those to come by their time, and the past ones, the latest first', async () => {
    expect(await states('now')).toEqual(['open-end: live', 'on: live'])
    expect(await states('coming')).toEqual(['soon: coming', 'later: coming'])
    expect(await states('past')).toEqual(['over: ended', 'replay: replay'])
    const [first] = (await list('coming')).items
    expect(first).toMatchObject({
      ...{ title: 'soon', description: 'About soon', cover: '/soon', reminded: false },
      ...{ starts_at: '2026-03-05T09:00:00.000Z', ends_at: '2026-03-05T09:30:00.000Z' },
    })
  })

  it('comes page by page', async () => {
    const first = await list('past', { page_size: '1' })
    const second = await list('past', { page_size: '1', cursor: first.next_cursor ?? '' })
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(['over', 'replay'])
    expect(second.next_cursor).toBeNull()
  })

  it('says of which events the caller is reminded; one that has begun takes no reminder', async () => {
    const { token } = await platform.logIn()
    const remind = async (id: string, action: 0 | 1) =>
      await platform.call(remindOfLive, { path: { id }, body: { action }, token })
    expect((await remind('soon', 1)).data).toEqual({ reminded: true })
    expect((await remind('soon', 1)).data).toEqual({ reminded: true })
    const reminded = async (as?: string) => (await list('coming', {}, as)).items.map((event) => event.reminded)
    expect([await reminded(token), await reminded()]).toEqual([
      [true, false],
      [false, false],
    ])
    const reminder = async (id: string) => await platform.call(getLiveReminder, { path: { id }, token })
    expect([(await reminder('soon')).data, (await reminder('later')).data]).toEqual([
      { reminded: true },
      { reminded: false },
    ])
    expect((await reminder('nothing')).code).toBe(errorCodes.gone)
    await remind('soon', 0)
    expect(await reminded(token)).toEqual([false, false])
    expect((await remind('on', 1)).code).toBe(errorCodes.stateRefuses)
    expect((await remind('nothing', 1)).code).toBe(errorCodes.gone)
    expect((await platform.call(remindOfLive, { path: { id: 'soon' }, body: { action: 1 } })).status).toBe(401)
  })

  it('gives a calendar file of an event in the language of the address, which folds long lines', async () => {
    const file = await platform.app.inject({ url: '/calendar/soon.ics?lang=en' })
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
    const lines = file.body.split('\r\n')
    expect(lines).toEqual(
      expect.arrayContaining([
        'BEGIN:VCALENDAR',
        'SUMMARY:soon',
        'DTSTART:20260305T090000Z',
        'DTEND:20260305T093000Z',
        'TRIGGER:-PT15M',
      ]),
    )
    expect(lines.find((line) => line.startsWith('URL'))).toMatch(/\/lives\/soon$/)
    expect(lines.find((line) => line.startsWith('UID:'))).toMatch(/^UID:soon@/)
    expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
    expect((await platform.app.inject({ url: '/calendar/soon.ics?lang=zh-CN' })).body).toContain('SUMMARY:soon场')
    expect((await platform.app.inject({ url: '/calendar/nothing.ics' })).statusCode).toBe(404)
    expect((await platform.app.inject({ url: '/calendar/soon' })).statusCode).toBe(404)
  })
})

describeOnBothDatabases('the reminders of live events', (open) => {
  it('are delivered once to each member, shortly before the beginning, however many processes send them', async () => {
    const platform = await startPlatform({ connection: await open() })
    const { database } = platform
    await addEvent(platform, 'soon', 60, 90)
    const members = await Promise.all([platform.logIn(), platform.logIn()])
    for (const { token } of members)
      await platform.call(remindOfLive, { path: { id: 'soon' }, body: { action: 1 }, token })
    const delivered: DueReminder[] = []
    const send = () =>
      sendReminders(database, platform.clock.now(), async (transaction, reminder, at) => {
        delivered.push(reminder)
        await remindByMessage(transaction, reminder, at)
      })
    await send()
    expect(delivered).toEqual([])
    platform.clock.advance(46 * 60)
    await Promise.all([send(), send(), send()])
    await send()
    expect(delivered.flatMap(({ userIds }) => userIds).sort()).toEqual(members.map(({ id }) => id).sort())
    for (const { id } of members)
      expect((await messagesTo(database, id)).map(({ path, text }) => [path, text.en])).toEqual([
        ['/lives/soon', 'The live event that you asked to be reminded of is about to begin: soon'],
      ])
    await platform.close()
  })

  it('that fail to be delivered stay waiting; those of an event that was moved away are not sent', async () => {
    const platform = await startPlatform({ connection: await open() })
    const { database } = platform
    await addEvent(platform, 'soon', 10, 90)
    await addEvent(platform, 'moved', 600, 700)
    const { id, token } = await platform.logIn()
    for (const event of ['soon', 'moved'])
      await platform.call(remindOfLive, { path: { id: event }, body: { action: 1 }, token })
    const failing = sendReminders(database, platform.clock.now(), () => Promise.reject(new Error('no way out')))
    await expect(failing).rejects.toThrow('no way out')
    const delivered: string[] = []
    await sendReminders(database, platform.clock.now(), async (_, { eventId, userIds }) => {
      delivered.push(`${eventId} ${userIds.join()}`)
    })
    expect(delivered).toEqual([`soon ${id}`])
    await platform.close()
  })
})
