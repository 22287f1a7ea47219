import { beforeEach, describe, expect, it } from 'vitest'
import { ReportSomething } from '../../../../src/application/participation/reports/report-something'
import { StartReport } from '../../../../src/application/participation/reports/start-report'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import { failure } from '../../../../src/domain/frame/shared/result'
import { openTab, type Tab } from '../../../support/member-host'
import { resident } from '../../../support/member-ports'

const subject = { kind: 'comment', id: 'c1' } as const

describe('a report', () => {
  let tab: Tab
  let reporting: ReportSomething
  let sent: number
  beforeEach(() => {
    tab = openTab()
    reporting = tab.container.get(ReportSomething)
    sent = 0
  })
  const logIn = () => tab.session.startSession('mine', resident)

  it('goes to the office, and thanks', async () => {
    logIn()
    const form = reporting.execute(subject, () => (sent += 1))
    await form.open()
    form.change({ reason: 'spam' })
    await form.submit()
    expect(tab.reports.calls).toEqual([['report', subject, { reason: 'spam', text: '' }, expect.any(String)]])
    expect([sent, tab.told()]).toEqual([1, ['reported']])
  })

  it('stays open with what was typed when it is refused', async () => {
    logIn()
    tab.reports.answers.report = async () => failure(failureOf('too-many'))
    const form = reporting.execute(subject, () => (sent += 1))
    await form.open()
    form.change({ reason: 'other', text: 'It mocks my shop' })
    await form.submit()
    expect([sent, form.failure?.code, form.values.text]).toEqual([0, 'too-many', 'It mocks my shop'])
  })

  it('of a guest goes on after the login, once, and for this thing alone', () => {
    const start = tab.container.get(StartReport)
    expect(start.mayReport(subject)).toBe(false)
    expect(tab.navigator.logins).toEqual(['/mine'])
    logIn()
    expect(start.resumes({ kind: 'comment', id: 'c2' })).toBe(false)
    expect(start.resumes(subject)).toBe(true)
    expect(start.resumes(subject)).toBe(false)
    expect(start.mayReport(subject)).toBe(true)
  })
})
