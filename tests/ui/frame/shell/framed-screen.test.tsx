// @vitest-environment jsdom
import { openLive } from '../../../support/live-screen'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { NativeBridge } from '../../../../src/application/frame/hosts/native-bridge'
import { VisitWindow } from '../../../../src/application/frame/navigation/find-pc-site'
import { SiteOrigin } from '../../../../src/application/frame/navigation/site-origin'
import * as category from '../../../../src/ui/media/feed/category/category.screen'
import { withFrame } from '../../../../src/ui/frame/shell/layout/framed-screen'
import { feedItem, here, renderWith, testHost } from '../../media/feed/feed-host'
import { TestBridge } from '../../../support/test-bridge'

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  vi.stubGlobal('scrollTo', () => undefined)
})

async function openFrame(canOpenPage: boolean, isInForeignFrame = false) {
  const host = testHost()
  const opened: string[] = []
  host.feeds.pages = { news: [[feedItem('1')]], council: [[feedItem('2')]] }
  host.container.bind(SiteOrigin).toConstantValue('https://city.example')
  const bridge = new TestBridge()
  const openPage = ({ url }: { readonly url: string }) => {
    opened.push(url)
    return null
  }
  if (canOpenPage) bridge.have({ openPage })
  host.container.bind(NativeBridge).toConstantValue(bridge)
  host.container
    .bind(VisitWindow)
    .toConstantValue({ isDesktop: false, inFrame: true, isInForeignFrame, system: 'other' })
  const left: string[] = []
  host.navigator.openExternal = (url?: string, options?: object) => left.push(`${url} ${JSON.stringify(options)}`) > 0
  const { screen: definition } = withFrame(category, category.CategoryMain, { leadsAbove: isInForeignFrame })
  const viewModel = host.container.get(definition.viewModel)
  const View = definition.view
  const location = { ...here('/_frame_cates'), query: { id: 'news' } }
  renderWith(host, <View viewModel={viewModel} />)
  await act(() => openLive(viewModel, location))
  return { ...host, bridge, opened, left, definition, location }
}

it('S005: a category in the frame of an app has no head, and opens its links in the app', async () => {
  const { opened } = await openFrame(true)
  expect(screen.queryByRole('banner')).toBeNull()
  expect(screen.getByRole('heading', { level: 1, name: /News/ })).toBeTruthy()
  expect(fireEvent.click(screen.getByRole('link', { name: 'Story 1' }))).toBe(false)
  await waitFor(() => expect(opened).toEqual(['https://city.example/posts/1']))
})

it('one without room for what its links lead to opens them in place of the site around it', async () => {
  const { left } = await openFrame(false, true)
  expect(fireEvent.click(screen.getByRole('link', { name: 'Story 1' }))).toBe(false)
  expect(left).toEqual(['https://city.example/posts/1 {"above":true}'])
})

it('its tabs show their lists in place', async () => {
  const { opened, feeds } = await openFrame(true)
  await act(async () => void fireEvent.click(screen.getByRole('tab', { name: 'Council' })))
  expect(opened).toEqual([])
  expect(feeds.asked).toContain('page council')
})

it('its links lead on within the frame where the app opens no pages', async () => {
  const { opened } = await openFrame(false)
  fireEvent.click(screen.getByRole('link', { name: 'Story 1' }))
  expect(opened).toEqual([])
})

it('a link that is pressed before the code of the bridge has come waits for it, and opens in the app', async () => {
  const { opened, bridge } = await openFrame(true)
  const connected = bridge.late()
  expect(fireEvent.click(screen.getByRole('link', { name: 'Story 1' }))).toBe(false)
  expect(opened).toEqual([])
  await act(async () => connected())
  expect(opened).toEqual(['https://city.example/posts/1'])
})

it('a link that waited for the bridge leads on within the frame where the app opens no pages', async () => {
  const { opened, bridge, navigator } = await openFrame(false)
  bridge.isPresent = true
  const connected = bridge.late()
  fireEvent.click(screen.getByRole('link', { name: 'Story 1' }))
  await act(async () => connected())
  expect(opened).toEqual([])
  expect(navigator.went).toEqual(['/posts/1'])
})

it('each category has a frame of its own', async () => {
  const { definition, location } = await openFrame(false)
  expect(definition.key?.(location)).not.toBe(definition.key?.({ ...location, query: { id: 'sport' } }))
})
