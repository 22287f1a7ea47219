// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { replaceProperty } from '../../../support/replace-property'
import type { PageMoment } from '../../../../src/application/frame/shared/page-life'
import { BrowserPageLife } from '../../../../src/infrastructure/frame/host/browser-page-life'

it('tells what the browser knows of the page, and what the app around it says, until nobody listens', () => {
  const page = new BrowserPageLife()
  const moments: PageMoment[] = []
  const end = page.listen((moment) => moments.push(moment))
  window.dispatchEvent(new Event('online'))
  page.tell({ type: 'background' })
  window.dispatchEvent(new Event('pagehide'))
  end()
  page.tell({ type: 'background' })
  window.dispatchEvent(new Event('online'))
  expect(moments).toEqual([{ type: 'online' }, { type: 'background' }, { type: 'leaving' }])
})

it('says whether the page is hidden now, before anything has happened to it', () => {
  const page = new BrowserPageLife()
  expect(page.isHidden).toBe(false)
  replaceProperty(document, 'hidden', true)
  expect(page.isHidden).toBe(true)
})
