// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { AboutGateway } from '../../../../src/application/frame/site/about-gateway'
import { SiteStore } from '../../../../src/application/frame/site/site.store'
import type { SiteConfig } from '../../../../src/domain/frame/site/site'
import { AppVersion } from '../../../../src/application/frame/site/app-version'
import { success } from '../../../../src/domain/frame/shared/result'
import { AboutScreen } from '../../../../src/ui/frame/site/about/about.screen'
import { AboutViewModel } from '../../../../src/ui/frame/site/about/about.view-model'
import { newBrowser, openTab, renderWith } from '../../../support/member-host'
import { openLive } from '../../../support/live-screen'
import { here, offline } from '../../media/feed/feed-host'

const about = {
  paragraphs: ['Who we are.', 'What we do.'],
  phone: '0731-0000 1234',
  email: 'us@city.example',
  address: '8 Riverside Road',
  hours: 'Every day',
  licences: [{ name: 'Licence 1', target: null, number: '', issuer: '', validUntil: null, picture: null }],
  app: { reasons: [], pictures: [] },
}

async function openAbout(answer: Awaited<ReturnType<AboutGateway['about']>>) {
  const tab = openTab(newBrowser())
  tab.container.bind(AppVersion).toConstantValue('1.2.3')
  tab.container.bind(AboutGateway).toConstantValue({ about: async () => answer })
  const viewModel = tab.container.get(AboutViewModel)
  renderWith(tab, <AboutScreen viewModel={viewModel} />)
  await act(() => openLive(viewModel, here('/about')))
  return tab
}

it('S018: shows who runs the site, how they are reached, its licences and its version', async () => {
  await openAbout(success(about))
  expect(screen.getByText('What we do.')).toBeTruthy()
  expect(screen.getByRole('link', { name: /Phone/ }).getAttribute('href')).toBe('tel:073100001234')
  expect(screen.getByRole('link', { name: /Email/ }).getAttribute('href')).toBe('mailto:us@city.example')
  expect(screen.getByText('Licence 1')).toBeTruthy()
  expect(screen.getByText('Version 1.2.3')).toBeTruthy()
})

it('S018: agreements and version stay when the rest cannot be loaded', async () => {
  await openAbout(offline)
  expect(screen.getByRole('alert').textContent).toContain('This page couldn’t be loaded')
  expect(screen.getByRole('button', { name: /^Terms of the city/ }).textContent).toContain('Updated')
  expect(screen.getByRole('button', { name: 'Privacy policy' })).toBeTruthy()
  expect(screen.getByText('Version 1.2.3')).toBeTruthy()
})

it('S018: the privacy policy tells what is collected of the client, where the site collects it', async () => {
  const tab = await openAbout(success(about))
  fireEvent.click(screen.getByRole('button', { name: 'Privacy policy' }))
  await screen.findByText('Privately.')
  expect(screen.queryByRole('heading', { name: 'Errors and speed' })).toBeNull()
  act(() => tab.container.get(SiteStore).setConfig({ name: 'Riverbend', monitoredShare: 0.1 } as SiteConfig))
  expect(screen.getByRole('heading', { name: 'Errors and speed' })).toBeTruthy()
})

it('S018: a long press on the site’s name opens the support screen, a short one does not; a link leads there, too', async () => {
  const { clock, navigator } = await openAbout(success(about))
  navigator.path = '/about'
  const name = screen.getByText('Version 1.2.3')
  fireEvent.pointerDown(name)
  clock.pass(500)
  fireEvent.pointerUp(name)
  clock.pass(500)
  expect(navigator.went).toEqual([])
  fireEvent.pointerDown(name)
  clock.pass(600)
  expect(navigator.went).toEqual(['/support'])
  expect(screen.getByRole('link', { name: 'Support information' }).getAttribute('href')).toBe('/support')
})

it('S018: a press that goes on while the screen is left opens nothing', async () => {
  const { clock, navigator } = await openAbout(success(about))
  fireEvent.pointerDown(screen.getByText('Version 1.2.3'))
  navigator.path = '/index'
  clock.pass(600)
  expect(navigator.went).toEqual([])
})
