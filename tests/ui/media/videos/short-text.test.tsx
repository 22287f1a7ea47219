// @vitest-environment jsdom
import { screen as page, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { screen } from '../../../../src/ui/media/videos/shorts/shorts.screen'
import { replaceProperty } from '../../../support/replace-property'
import { shortsHost } from './shorts-host'

afterEach(() => vi.unstubAllGlobals())

it('shows a few lines of a long text of a short, and all of them on request', async () => {
  replaceProperty(HTMLElement.prototype, 'scrollHeight', 120)
  await shortsHost().open(screen, '/play', {})
  const short = within(await page.findByRole('article', { name: 'Short s0' }))
  await userEvent.click(short.getByRole('button', { name: 'Show all', expanded: false }))
  await userEvent.click(short.getByRole('button', { name: 'Show less', expanded: true }))
  expect(short.getByRole('button', { name: 'Show all', expanded: false })).toBeDefined()
})

it('offers no more of a text that is shown whole', async () => {
  await shortsHost().open(screen, '/play', {})
  await page.findByRole('article', { name: 'Short s0' })
  expect(page.queryByRole('button', { name: 'Show all' })).toBeNull()
})
