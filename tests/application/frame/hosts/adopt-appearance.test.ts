import { beforeEach, expect, it } from 'vitest'
import { AdoptAppearance } from '../../../../src/application/frame/hosts/adopt-appearance'
import { PreferencesStore } from '../../../../src/application/frame/site/preferences.store'
import { openTab, type Tab } from '../../../support/member-host'

let tab: Tab
beforeEach(() => {
  tab = openTab()
})
const appearance = () => tab.container.get(AdoptAppearance)
const shown = () => tab.container.get(PreferencesStore).preferences

it('shows the page in theme, language and text size of the app', async () => {
  tab.bridge.have({ theme: () => 'dark', language: () => 'zh-Hans-CN', textSize: () => 1.2 })
  await appearance().ask()
  expect(shown()).toEqual({ theme: 'dark', language: 'zh-CN', textSize: 3, elder: false })
})

it('changes nothing where the app tells nothing', async () => {
  const before = shown()
  tab.bridge.have({ theme: () => 'unanswered' })
  await appearance().ask()
  expect(shown()).toBe(before)
})

it('keeps what the visitor chose, until the app tells of something else', async () => {
  tab.bridge.have({ theme: () => 'dark' })
  await appearance().ask()
  tab.container.get(PreferencesStore).change({ theme: 'light' })
  await appearance().ask()
  expect(shown().theme).toBe('light')
  expect(appearance().take({ type: 'theme', value: 'system' })).toBe(true)
  expect(shown().theme).toBe('system')
})

it.each([
  ['en-GB', 'en'],
  ['fr', 'en'],
  ['zh', 'zh-CN'],
] as const)('shows the language %s as %s', (value, language) => {
  appearance().take({ type: 'language', value })
  expect(shown().language).toBe(language)
})

it('leaves other events alone', () => {
  expect(appearance().take({ type: 'back' })).toBe(false)
  expect(appearance().take({ type: 'networkKind', value: 'wifi' })).toBe(false)
})
