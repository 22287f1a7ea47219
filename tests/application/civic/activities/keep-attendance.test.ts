import { beforeEach, describe, expect, it } from 'vitest'
import { AttendanceGateway } from '../../../../src/application/civic/activities/attendance-gateway'
import { KeepAttendance, type AttendanceRequest } from '../../../../src/application/civic/activities/keep-attendance'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import type { AttendanceList } from '../../../../src/domain/civic/activities/attendance-list'
import { failure, success } from '../../../../src/domain/frame/shared/result'
import { start } from '../../../support/hand-clock'
import { openTab } from '../../../support/member-host'
import { resident } from '../../../support/member-ports'
import { recordedPort } from '../../../support/recorded-port'

const hour = 3_600_000
const list = { activityId: 'reading', startsAt: start - 3 * hour, endsAt: start - hour } as AttendanceList
const after = { ...list, counts: { waiting: 0, there: 0, left: 1, absent: 0 } }
const span = { from: start - 3 * hour, until: start - hour }
const late = failureOf('state-refuses', { status: 409 })

function made() {
  const tab = openTab()
  tab.session.startSession('mine', resident)
  const gateway = recordedPort<AttendanceGateway>({
    decide: async () => success(after),
    confirmAll: async () => success(after),
    add: async () => success(after),
  })
  tab.container.bind(AttendanceGateway).toConstantValue(gateway.port)
  const seen: unknown[] = []
  const hosts = {
    refresh: async () => void seen.push('refreshed'),
    onSent: (answer: AttendanceList) => void seen.push(answer),
  }
  const keeping = tab.container.get(KeepAttendance)
  const form = async (asked: Partial<AttendanceRequest> & Pick<AttendanceRequest, 'kind'>) => {
    const opened = keeping.form(list, { userId: 'swift', ...span, ...asked }, hosts)
    await opened.open()
    return opened
  }
  return { tab, gateway, seen, hosts, keeping, form }
}
let host: ReturnType<typeof made>
beforeEach(() => {
  host = made()
})

describe('an act of the leader on the attendance list', () => {
  it('confirms one time, or all, or adds somebody from now on, each with a key', async () => {
    expect(await host.keeping.confirm('reading', 'swift', host.hosts)).toEqual(success(after))
    expect(await host.keeping.confirmAll('reading', host.hosts)).toEqual(success(after))
    expect(await host.keeping.addNow('reading', 'swift', host.hosts)).toEqual(success(after))
    expect(host.gateway.calls).toEqual([
      ['decide', 'reading', { userId: 'swift', act: 'confirm', span: null, reason: '' }, 'id'],
      ['confirmAll', 'reading', 'id'],
      ['add', 'reading', 'swift', null, 'id'],
    ])
    expect(host.seen).toEqual([])
  })

  it('that came too late shows the list as it is now', async () => {
    Object.assign(host.gateway.answers, {
      decide: async () => failure(late),
      confirmAll: async () => failure(late),
      add: async () => failure(late),
    })
    await host.keeping.confirm('reading', 'swift', host.hosts)
    await host.keeping.confirmAll('reading', host.hosts)
    await host.keeping.addNow('reading', 'swift', host.hosts)
    expect(host.seen).toEqual(['refreshed', 'refreshed', 'refreshed'])
  })
})

describe('the form of the attendance list', () => {
  it('begins with the times of the person, on the clock of the site', async () => {
    const form = await host.form({ kind: 'correct' })
    expect(form.values).toMatchObject({ from: expect.stringMatching(/^2026-11-21T/), text: '' })
    expect([form.values.from.slice(11), form.values.until.slice(11)]).toEqual(['13:00', '15:00'])
  })

  it('of a correction sends times and reason', async () => {
    const form = await host.form({ kind: 'correct' })
    form.change({ until: '2026-11-21T14:30', text: ' Left early ' })
    await form.submit()
    expect(host.gateway.calls).toEqual([
      [
        'decide',
        'reading',
        { userId: 'swift', act: 'correct', span: { ...span, until: start - 1.5 * hour }, reason: 'Left early' },
        expect.stringMatching(/^id\./),
      ],
    ])
    expect([form.state, host.seen]).toEqual(['sent', [after]])
  })

  it('of a correction names every field that is wrong, and sends nothing', async () => {
    const form = await host.form({ kind: 'correct' })
    form.change({ from: '', until: '2026-11-21T15:00', text: '' })
    await form.submit()
    expect([form.errors, host.gateway.calls]).toEqual([{ from: 'required', text: 'required' }, []])
  })

  it('of a refusal sends a reason alone, whatever its times', async () => {
    const form = await host.form({ kind: 'refuse' })
    form.change({ from: '', text: 'Was not there' })
    await form.submit()
    expect(host.gateway.calls).toMatchObject([
      ['decide', 'reading', { act: 'refuse', span: null }, expect.stringMatching(/^id\./)],
    ])
    const another = await host.form({ kind: 'refuse', userId: 'heron' })
    await another.submit()
    expect([another.errors, host.gateway.calls.length]).toEqual([{ text: 'required' }, 1])
  })

  it('of an addition sends times alone', async () => {
    const form = await host.form({ kind: 'add' })
    await form.submit()
    expect(host.gateway.calls).toEqual([['add', 'reading', 'swift', span, expect.stringMatching(/^id\./)]])
    const another = await host.form({ kind: 'add', userId: 'heron' })
    another.change({ until: '2026-11-21T16:30' })
    await another.submit()
    expect(another.errors).toEqual({ until: 'outside' })
  })

  it.each(['correct', 'add'] as const)('(%s) that came too late shows the list as it is now', async (kind) => {
    Object.assign(host.gateway.answers, { decide: async () => failure(late), add: async () => failure(late) })
    const form = await host.form({ kind })
    form.change({ text: 'Left early' })
    await form.submit()
    expect([form.state, form.failure, host.seen]).toEqual(['editing', late, ['refreshed']])
  })

  it('is kept for each person and kind', async () => {
    const form = await host.form({ kind: 'correct' })
    form.change({ text: 'Left early' })
    host.tab.clock.pass(1000)
    expect((await host.form({ kind: 'correct' })).values.text).toBe('Left early')
    expect((await host.form({ kind: 'refuse' })).values.text).toBe('')
    expect((await host.form({ kind: 'correct', userId: 'heron' })).values.text).toBe('')
  })
})
