// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { AboutGateway } from '../../../../src/application/frame/site/about-gateway'
import { externalTarget } from '../../../../src/domain/frame/navigation/target'
import { success } from '../../../../src/domain/frame/shared/result'
import type { Licence } from '../../../../src/domain/frame/site/about'
import { QualificationsScreen } from '../../../../src/ui/frame/site/qualifications/qualifications.screen'
import { QualificationsViewModel } from '../../../../src/ui/frame/site/qualifications/qualifications.view-model'
import { newBrowser, openTab, renderWith } from '../../../support/member-host'
import { openLive } from '../../../support/live-screen'
import { here, offline } from '../../media/feed/feed-host'

const nothing = { paragraphs: [], phone: '', email: '', address: '', hours: '', app: { reasons: [], pictures: [] } }
const plain: Licence = { name: 'Registration', target: null, number: '', issuer: '', validUntil: null, picture: null }

async function openQualifications(answer: Awaited<ReturnType<AboutGateway['about']>>) {
  const tab = openTab(newBrowser())
  tab.container.bind(AboutGateway).toConstantValue({ about: async () => answer })
  const viewModel = tab.container.get(QualificationsViewModel)
  renderWith(tab, <QualificationsScreen viewModel={viewModel} />)
  await act(() => openLive(viewModel, here('/qulity-info')))
}

it('S077: each licence shows its facts, its picture and the public register, as far as it has them', async () => {
  await openQualifications(
    success({
      ...nothing,
      licences: [
        { ...plain, name: 'News', number: '43', issuer: 'Office', validUntil: '2028-06-30', picture: '/news.webp' },
        { ...plain, target: externalTarget('https://register.example/') },
      ],
    }),
  )
  const [news, registration] = screen.getAllByRole('listitem')
  expect(news?.textContent).toMatch(/News.*43.*Office.*2028/)
  expect(screen.getAllByRole('button', { name: /View picture/ })).toHaveLength(1)
  expect(registration?.textContent).not.toContain('Issued by')
  expect(screen.getByRole('link').getAttribute('href')).toBe('https://register.example/')
})

it('S077: says when there are none', async () => {
  await openQualifications(success({ ...nothing, licences: [] }))
  expect(screen.getByText('No licences yet')).toBeTruthy()
})

it('S077: says what failed, with a way to try again', async () => {
  await openQualifications(offline)
  expect(screen.getByRole('alert').textContent).toContain('The licences couldn’t be loaded')
  expect(screen.getByRole('button', { name: /Try again/ })).toBeTruthy()
})
