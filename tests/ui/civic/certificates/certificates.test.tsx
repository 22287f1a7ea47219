// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import {
  CertificatesGateway,
  type CertifiedPart,
} from '../../../../src/application/civic/certificates/certificates-gateway'
import { ScreenWake } from '../../../../src/application/frame/codes/screen-wake'
import { failureOf, type Failure } from '../../../../src/application/frame/shared/failure'
import { ShareOutlet } from '../../../../src/application/frame/sharing/share-outlet'
import { SharingGateway } from '../../../../src/application/frame/sharing/sharing-gateway'
import type { OwnCertificate, OwnCertificates } from '../../../../src/domain/civic/certificates/certificate'
import { failure, success } from '../../../../src/domain/frame/shared/result'
import {
  CertificateScreen,
  screen as certificateScreen,
} from '../../../../src/ui/civic/certificates/certificate.screen'
import { CertificateViewModel } from '../../../../src/ui/civic/certificates/certificate.view-model'
import { VerifyScreen } from '../../../../src/ui/civic/certificates/verify.screen'
import { VerifyViewModel } from '../../../../src/ui/civic/certificates/verify.view-model'
import type { LiveScreen } from '../../../../src/ui/frame/shell/screens/live-screen'
import { start } from '../../../support/hand-clock'
import { openLive } from '../../../support/live-screen'
import { at, openTab, renderWith, type Tab } from '../../../support/member-host'
import { resident } from '../../../support/member-ports'
import { here } from '../../media/feed/feed-host'

const number = 'LANT-ERNS-2345'
const link = `https://city.example/certificates/${number}`
const certificate: OwnCertificate = {
  number,
  name: '何**',
  printedName: '何明月',
  minutes: 750,
  times: 6,
  years: [2026, 2025, 2024, 2023, 2022].map((year) => ({ year, minutes: 150 })),
  since: start,
  issuedAt: start,
  scope: null,
}

let tab: Tab
let own: OwnCertificates
let failing: Failure | null
let issues: number
let parts: CertifiedPart[]
let copied: string[]
let live: LiveScreen
const user = userEvent.setup()

beforeEach(() => {
  tab = openTab()
  tab.session.startSession('mine', resident)
  own = { state: 'issued', certificate, others: [] }
  failing = null
  issues = 0
  parts = []
  copied = []
  bindPorts()
})

function bindPorts() {
  const { container } = tab
  const answer = <Value,>(value: Value) => (failing === null ? success(value) : failure(failing))
  container.bind(CertificatesGateway).toConstantValue({
    own: async () => answer(own),
    issue: async () => {
      issues += 1
      if (failing === null) own = { state: 'issued', certificate, others: [] }
      return answer(own)
    },
    issuePart: async (part) => {
      parts.push(part)
      if (failing !== null) return failure(failing)
      const { activityId, from, until } = part
      const scope =
        activityId === null
          ? ({ kind: 'period', from, until, title: '' } as const)
          : ({ kind: 'activity', from: '2026-03-01', until: '2026-03-02', title: 'Reading the paper' } as const)
      own = { ...own, others: [{ ...certificate, number: 'PART-PART-2345', scope }] }
      return success({ number: 'PART-PART-2345', own })
    },
    verify: async (asked) => answer(asked === number ? certificate : null),
  })
  container.bind(ScreenWake).toConstantValue({ keepAwake: () => () => undefined })
  container
    .bind(ShareOutlet)
    .toConstantValue({
      origin: () => 'https://city.example',
      canShare: () => false,
      share: async () => 'dismissed',
      copy: async (text: string) => copied.push(text) > 0,
    })
  container.bind(SharingGateway).toConstantValue({ report: async () => success({ shares: 1 }) })
}

async function see() {
  const viewModel = tab.container.get(CertificateViewModel)
  live = await openLive(viewModel, at('/certificate'))
  renderWith(tab, <CertificateScreen viewModel={viewModel} />)
  return viewModel
}

async function verify(asked: string) {
  const viewModel = tab.container.get(VerifyViewModel)
  renderWith(tab, <VerifyScreen viewModel={viewModel} />)
  await act(() => openLive(viewModel, here(`/certificates/${asked}`, { number: asked })))
  return viewModel
}

it('asks a guest to log in, and asks the platform for nothing', async () => {
  tab = openTab()
  bindPorts()
  const viewModel = await see()
  expect(screen.getByRole('link', { name: 'Log in' })).toBeDefined()
  live.show(at('/certificate'))
  expect(viewModel.own.state).toBe('idle')
})

it('says what is missing, and leads there', async () => {
  own = { state: 'not-a-volunteer', certificate: null, others: [] }
  const viewModel = await see()
  expect(screen.getByRole('link', { name: 'Become a volunteer' }).getAttribute('href')).toBe('/register-volunteer')
  act(() => viewModel.own.set({ state: 'no-hours', certificate: null, others: [] }))
  expect(screen.getByRole('link', { name: 'Find activities' }).getAttribute('href')).toBe('/voluntary-activities')
})

it('issues one, with the name in full, the latest years, and those before together', async () => {
  own = { state: 'open', certificate: null, others: [] }
  await see()
  await user.click(screen.getByRole('button', { name: 'Get my certificate' }))
  expect(screen.getByRole('heading', { name: '何明月' })).toBeDefined()
  const stated = screen.getAllByRole('term').map((term) => `${term.textContent} ${term.nextSibling?.textContent}`)
  expect(stated.slice(0, 6)).toEqual([
    'Total 12.5 h',
    '2026 2.5 h',
    '2025 2.5 h',
    '2024 2.5 h',
    'Earlier 5.0 h',
    'Sessions 6',
  ])
  expect(stated.at(-1)).toBe(`Number ${number}`)
  expect(screen.getByText(/The verification page shows “何\*\*”/)).toBeDefined()
})

it('has an address that leads neither to the name nor to the member', async () => {
  await see()
  expect(screen.getByText(link)).toBeDefined()
  await user.click(screen.getByRole('button', { name: /copy/i }))
  expect(copied).toEqual([link])
  expect([link.includes(resident.id), link.includes(encodeURIComponent('何'))]).toEqual([false, false])
})

it('opens the picture at once, or the ways to share', async () => {
  const viewModel = await see()
  await user.click(screen.getByRole('button', { name: 'Save as a picture' }))
  expect(viewModel.sharing).toBe('poster')
  viewModel.closeSharing()
  await user.click(screen.getByRole('button', { name: 'Share verification link' }))
  expect(viewModel.sharing).toBe('ways')
})

it('offers a new one when what it would state has changed, and keeps that of who is no volunteer any more', async () => {
  own = { state: 'open', certificate, others: [] }
  const viewModel = await see()
  await user.click(screen.getByRole('button', { name: 'Get a new certificate' }))
  expect([issues, viewModel.own.value?.state]).toEqual([1, 'issued'])
  act(() => viewModel.own.set({ state: 'not-a-volunteer', certificate, others: [] }))
  expect(screen.getByText('You’re not a volunteer at present. This certificate stays valid.')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Get a new certificate' })).toBeNull()
})

it('says why it was not issued, and shows what stands in the way where that is known', async () => {
  own = { state: 'open', certificate: null, others: [] }
  const viewModel = await see()
  failing = failureOf('offline')
  await user.click(screen.getByRole('button', { name: 'Get my certificate' }))
  expect(screen.getByRole('alert')).toBeDefined()
  failing = failureOf('state-refuses', { status: 409, state: 'not-a-volunteer' })
  await user.click(screen.getByRole('button', { name: 'Get my certificate' }))
  expect(screen.queryByRole('alert')).toBeNull()
  failing = null
  own = { state: 'not-a-volunteer', certificate: null, others: [] }
  await act(() => viewModel.own.load())
  expect(screen.getByText('Not a volunteer yet')).toBeDefined()
})

it('is got for a period, which is checked first, and then shown with its days', async () => {
  const viewModel = await see()
  await user.click(screen.getByRole('button', { name: 'Get one for a period' }))
  const [from, until] = [screen.getByLabelText('From'), screen.getByLabelText('To')]
  fireEvent.change(from, { target: { value: '2026-03-04' } })
  fireEvent.change(until, { target: { value: '2026-03-01' } })
  await user.click(screen.getByRole('button', { name: 'Get certificate' }))
  expect([parts, screen.getAllByText('The last day is before the first').length > 0]).toEqual([[], true])
  fireEvent.change(from, { target: { value: '2026-03-01' } })
  fireEvent.change(until, { target: { value: '2026-03-04' } })
  await user.click(screen.getByRole('button', { name: 'Get certificate' }))
  expect(parts).toEqual([{ activityId: null, from: '2026-03-01', until: '2026-03-04' }])
  expect(tab.navigator.went.at(-1)).toBe('replace /certificate?number=PART-PART-2345')
  act(() => viewModel.applyLocation(at('/certificate', { number: 'PART-PART-2345' })))
  expect(screen.getByText('1 Mar 2026 to 4 Mar 2026')).toBeDefined()
  expect(screen.getByRole('link', { name: 'All service' }).getAttribute('href')).toBe('/certificate')
})

it('is seen from its beginning when a row below another one leads to it', () => {
  const key = (query: Readonly<Record<string, string>>) => certificateScreen.key?.(at('/certificate', query))
  expect(new Set([key({}), key({ number: 'A' }), key({ number: 'B' }), key({ activity: 'paper' })]).size).toBe(4)
})

it('is got for an activity, or says that no hours are confirmed there', async () => {
  const viewModel = await see()
  act(() => viewModel.applyLocation(at('/certificate', { activity: 'paper' })))
  failing = failureOf('state-refuses', { status: 409 })
  await user.click(screen.getByRole('button', { name: 'Get the certificate for this activity' }))
  expect(screen.getByText('No hours are confirmed for this activity.')).toBeDefined()
  failing = null
  await user.click(screen.getByRole('button', { name: 'Get the certificate for this activity' }))
  expect(parts.at(-1)).toEqual({ activityId: 'paper', from: null, until: null })
  expect(tab.navigator.went.at(-1)).toBe('replace /certificate?number=PART-PART-2345')
})

it('remembers nothing of what it shows, and says that it could not be loaded', async () => {
  const viewModel = await see()
  expect([viewModel.own.state, live.snapshot()]).toEqual(['ready', null])
  failing = failureOf('offline')
  await see()
  expect(screen.getByText('The certificate couldn’t be loaded')).toBeDefined()
})

it('is verified by anybody, with the name in part', async () => {
  tab = openTab()
  bindPorts()
  await verify(number)
  expect(screen.getByRole('heading', { name: '何**' })).toBeDefined()
  expect(screen.getByText(/issued this certificate$/)).toBeDefined()
  expect(document.body.textContent).not.toContain('明月')
})

it('says honestly that no certificate has the number, and when it cannot say', async () => {
  const viewModel = await verify('aaaabbbbcccc')
  expect(screen.getByText('No certificate with this number')).toBeDefined()
  expect(screen.getByText(/AAAA\u2011BBBB\u2011CCCC/)).toBeDefined()
  failing = failureOf('too-many', { status: 429, retryAfter: 60 })
  await act(() => openLive(viewModel, here('/certificates/x', { number: 'x' })))
  expect(viewModel.certificate.failure?.code).toBe('too-many')
})
