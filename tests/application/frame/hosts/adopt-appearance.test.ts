import { beforeEach, expect, it } from 'vitest'
import { AdoptAppearance } from '../../../../src/application/frame/hosts/adopt-appearance'
import { PreferencesStore } from '../../../../src/application/frame/site/preferences.store'
import { openTab, type Tab } from '../../../support/member-host'

let tab: Tab
beforeEach(() => {
  tab = openTab()
})
const appearance = () => tab.container.get(AdoptAppearance)
const ready = () => Promise.resolve()
const shown = () => tab.container.get(PreferencesStore).preferences

it('shows the page in theme, language and text size of the app', async () => {
  tab.bridge.have({ theme: () => 'dark', language: () => 'zh-Hans-CN', textSize: () => 1.2 })
  await appearance().ask(ready)
  expect(shown()).toEqual({ theme: 'dark', language: 'zh-CN', textSize: 3, elder: false })
})

it('changes nothing where the app tells nothing', async () => {
  const before = shown()
  tab.bridge.have({ theme: () => 'unanswered' })
  await appearance().ask(ready)
  expect(shown()).toBe(before)
})

it('keeps what the visitor chose, until the app tells of something else', async () => {
  tab.bridge.have({ theme: () => 'dark' })
  await appearance().ask(ready)
  tab.container.get(PreferencesStore).change({ theme: 'light' })
  await appearance().ask(ready)
  expect(shown().theme).toBe('light')
  await appearance().take({ type: 'theme', value: 'system' }, ready)
  expect(shown().theme).toBe('system')
})

it.each([
  ['en-GB', 'en'],
  ['fr', 'en'],
  ['zh', 'zh-CN'],
] as const)('shows the language %s as %s', async (value, language) => {
  await appearance().take({ type: 'language', value }, ready)
  expect(shown().language).toBe(language)
})

it('waits until the page may change, and does not where the app tells what it told before', async () => {
  let show = (): void => undefined
  const isShown = new Promise<void>((resolve) => (show = resolve))
  const before = shown()
  tab.bridge.have({ theme: () => 'dark' })
  const asked = appearance().ask(() => isShown)
  const told = appearance().take({ type: 'theme', value: 'dark' }, () => isShown)
  await Promise.resolve()
  expect(shown()).toBe(before)
  show()
  await Promise.all([asked, told])
  expect(shown().theme).toBe('dark')
  await appearance().ask(() => Promise.reject(new Error('nothing is to change')))
})
