// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { PreferencesStore } from '../../../../src/application/frame/site/preferences.store'
import { ReportsGateway } from '../../../../src/application/participation/reports/reports-gateway'
import { success } from '../../../../src/domain/frame/shared/result'
import { ReportButtonPart } from '../../../../src/ui/participation/reports/report-button.part'
import { openTab, renderWith, type Tab } from '../../../support/member-host'
import { resident } from '../../../support/member-ports'
import { keyOfContent } from '../../../support/content-key'
import { limitNotice, reachedLimit } from '../../../support/reached-limit'

const subject = { kind: 'comment', id: 'c1' } as const

describe('the button that reports', () => {
  let tab: Tab
  let reported: number
  beforeEach(() => {
    tab = openTab()
    reported = 0
  })
  const show = () =>
    renderWith(tab, <ReportButtonPart subject={subject} name="Swift" onReported={() => (reported += 1)} />)
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Report what Swift wrote' }))
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }))

  it('opens a form, says what lacks, and goes to the office', async () => {
    tab.session.startSession('mine', resident)
    show()
    await press()
    await screen.findByRole('dialog', { name: 'Report' })
    await send()
    await screen.findByText('Choose one')
    expect(tab.reports.calls).toEqual([['limit']])
    await userEvent.click(screen.getByRole('radio', { name: 'Advertising or spam' }))
    await send()
    await waitFor(() => expect(reported).toBe(1))
    expect(tab.reports.calls.slice(1)).toEqual([['report', subject, { reason: 'spam', text: '' }, keyOfContent]])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('says in elder mode what its icon means, where it stands alone', () => {
    tab.container.get(PreferencesStore).change({ elder: true })
    renderWith(tab, <ReportButtonPart subject={subject} />)
    expect(screen.getByText('Report')).toBeTruthy()
    act(() => tab.container.get(PreferencesStore).change({ elder: false }))
    expect(screen.queryByText('Report')).toBeNull()
  })

  it('says before it is filled when something else can be reported', async () => {
    tab.session.startSession('mine', resident)
    tab.container.unbind(ReportsGateway)
    tab.container
      .bind<ReportsGateway>(ReportsGateway)
      .toConstantValue({ report: async () => success(undefined), limit: async () => success(reachedLimit(20)) })
    show()
    await press()
    await screen.findByText(limitNotice)
    expect(screen.queryByRole('radio')).toBeNull()
  })

  it('sends a guest to log in, and opens the form when they return', async () => {
    const { unmount } = show()
    await press()
    expect([tab.navigator.logins, screen.queryByRole('dialog')]).toEqual([['/mine'], null])
    unmount()
    act(() => tab.session.startSession('mine', resident))
    show()
    await screen.findByRole('dialog', { name: 'Report' })
  })
})
