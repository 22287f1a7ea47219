import { describe, expect, it } from 'vitest'
import { Timetable } from '../../../../src/application/media/channels/timetable'
import { failureOf, type Outcome } from '../../../../src/application/frame/shared/failure'
import { SiteStore } from '../../../../src/application/frame/site/site.store'
import type { Programme } from '../../../../src/domain/media/channels/schedule'
import { failure, success } from '../../../../src/domain/frame/shared/result'
import { HandClock, start } from '../../../support/hand-clock'

const hour = 3_600_000
const today = '2026-11-21'
const programme = (id: string, from: number): Programme => ({
  id,
  name: id,
  hosts: [],
  startsAt: start + from * hour,
  endsAt: start + (from + 1) * hour,
  replayUrl: null,
})

/** A timetable at 16:00 of the site's time. Answers for a day can be held back. */
function kit(
  answer: (day: string) => Outcome<readonly Programme[]> | Promise<Outcome<readonly Programme[]>> = () =>
    success([programme('news', 0), programme('music', 1)]),
) {
  const clock = new HandClock()
  const asked: string[] = []
  const timetable = new Timetable(new SiteStore(), clock)
  const bring = async (day: string) => {
    asked.push(day)
    return answer(day)
  }
  return { clock, asked, timetable, open: () => timetable.open(bring) }
}
const onAir = ({ onAir: now, nextProgramme }: Timetable) => [now?.programme.id, nextProgramme?.programme.id]

describe('The timetable of a channel', () => {
  it('opens at today, with what is on and what comes', async () => {
    const { timetable, open } = kit()
    await open()
    expect([timetable.day?.state, timetable.selected]).toEqual(['ready', today])
    expect(onAir(timetable)).toEqual(['news', 'music'])
    expect(timetable.days.map(({ offset }) => offset)).toEqual([-6, -5, -4, -3, -2, -1, 0, 1])
  })

  it('moves on with the clock while it is on show', async () => {
    const { clock, timetable, open } = kit()
    await open()
    const hide = timetable.show()
    clock.pass(hour)
    expect(onAir(timetable)).toEqual(['music', undefined])
    hide()
    clock.pass(hour)
    expect(onAir(timetable)).toEqual(['music', undefined])
  })

  it('goes over midnight with who looks at today, and leaves who looks at another day', async () => {
    const { asked, clock, timetable, open } = kit()
    await open()
    timetable.show()
    clock.pass(8 * hour)
    expect(timetable.selected).toBe('2026-11-22')
    timetable.select('2026-11-20')
    clock.pass(24 * hour)
    expect(timetable.selected).toBe('2026-11-20')
    expect(asked).toEqual([today, '2026-11-22', '2026-11-20'])
  })

  it('asks for a day once', async () => {
    const { asked, timetable, open } = kit()
    await open()
    timetable.select('2026-11-20')
    await expect.poll(() => timetable.day?.state).toBe('ready')
    timetable.select(today)
    timetable.select('2026-11-20')
    expect([timetable.day?.state, asked]).toEqual(['ready', [today, '2026-11-20']])
  })

  it('shows the chosen day, whichever answer comes last', async () => {
    const held = new Map<string, (answer: Outcome<readonly Programme[]>) => void>()
    const { timetable, open } = kit((day) =>
      day === today ? success([]) : new Promise((resolve) => held.set(day, resolve)),
    )
    await open()
    timetable.select('2026-11-19')
    timetable.select('2026-11-20')
    await expect.poll(() => held.size).toBe(2)
    held.get('2026-11-20')?.(success([programme('film', -24)]))
    await expect.poll(() => timetable.day?.state).toBe('ready')
    held.get('2026-11-19')?.(failure(failureOf('offline')))
    await Promise.resolve()
    expect([timetable.day?.state, timetable.programmes.map((entry) => entry.programme.id)]).toEqual(['ready', ['film']])
  })

  it('knows why a day did not come, and asks again', async () => {
    let tries = 0
    const { timetable, open } = kit(() =>
      (tries += 1) === 1 ? failure(failureOf('offline')) : success([programme('news', 0)]),
    )
    await open()
    expect([timetable.day?.state, timetable.day?.failure?.code]).toEqual(['failed', 'offline'])
    timetable.retry()
    await expect.poll(() => timetable.day?.state).toBe('ready')
    expect([timetable.day?.failure, onAir(timetable)[0]]).toEqual([null, 'news'])
  })
})
