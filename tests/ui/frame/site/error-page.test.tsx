// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { ErrorPageScreen } from '../../../../src/ui/frame/site/error-page.screen'
import { ErrorPageViewModel } from '../../../../src/ui/frame/site/error-page.view-model'
import { openLive } from '../../../support/live-screen'
import { at, openTab, renderWith, type Tab } from '../../../support/member-host'

let tab: Tab
const user = userEvent.setup()
beforeEach(() => {
  tab = openTab()
})

async function draw(query: Readonly<Record<string, string>>) {
  const viewModel = tab.container.get(ErrorPageViewModel)
  await openLive(viewModel, at('/error-page', query))
  renderWith(tab, <ErrorPageScreen viewModel={viewModel} />)
}
const retry = () => user.click(screen.getByRole('button', { name: 'Try again' }))

describe('the page of an error (B07)', () => {
  it('of a busy server tries the page that failed again, in its own place', async () => {
    await draw({ type: '2', from: '/posts/12?order=new' })
    expect(screen.getByRole('heading', { level: 1, name: 'The server is busy' })).toBeTruthy()
    await retry()
    expect(tab.navigator.went).toEqual(['replace /posts/12?order=new'])
  })

  it.each([
    ['nothing is said', {}],
    ['another site is named', { from: 'https://elsewhere.example/posts/12' }],
    ['a script is named', { from: 'javascript:alert(1)' }],
    ['a screen that is not there is named', { from: '/atlas' }],
    ['it would lead here again', { from: '/error-page?type=2' }],
  ])('leads home when %s', async (_, query) => {
    await draw({ type: '2', ...query })
    await retry()
    expect(tab.navigator.went).toEqual(['replace /index'])
  })

  it('offers the way back, too', async () => {
    await draw({ type: '2' })
    await user.click(screen.getByRole('button', { name: 'Back' }))
    expect(tab.navigator.went).toEqual(['back /index'])
  })

  it('of content that is gone has nothing to try again', async () => {
    await draw({ type: '1', from: '/posts/12' })
    expect(screen.getByRole('heading', { level: 1, name: 'This content no longer exists' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })
})
