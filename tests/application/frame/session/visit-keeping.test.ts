import { expect, it } from 'vitest'
import { VisitKeeping } from '../../../../src/application/frame/session/visit/visit-keeping'
import { newBrowser, openTab } from '../../../support/member-host'

it.each([
  { isInForeignFrame: false, isLasting: true, isFleeting: false },
  { isInForeignFrame: false, isLasting: false, isFleeting: false },
  { isInForeignFrame: true, isLasting: true, isFleeting: false },
  { isInForeignFrame: true, isLasting: false, isFleeting: true },
])('a session is fleeting in a frame whose cookies are refused: %j', ({ isInForeignFrame, isLasting, isFleeting }) => {
  const browser = newBrowser()
  browser.cookies.isLasting = isLasting
  const tab = openTab(browser)
  tab.visitWindow.isInForeignFrame = isInForeignFrame
  expect(tab.container.get(VisitKeeping).isFleeting).toBe(isFleeting)
})

it('the present screen opens in a window of its own', () => {
  const tab = openTab()
  tab.navigator.path = '/login?redirect=%2Fmine'
  tab.container.get(VisitKeeping).openWindow()
  expect(tab.navigator.left).toEqual(['https://city.example/login?redirect=%2Fmine'])
})
