import { expect, it } from 'vitest'
import { filesBelow } from './source-tree'

/** Where storage of the browser is used itself, and why. All else uses these. */
const wrappers = {
  'src/infrastructure/frame/host/indexed-db-storage.ts': 'drafts',
  'src/infrastructure/frame/host/cached-content.ts': 'what can be read without a network',
  'src/infrastructure/frame/site/browser-content-cache.ts': 'how much that is, and its deletion',
  'src/infrastructure/frame/messages/browser-push-device.ts': 'the registration of the service worker',
  'src/service-worker/ask-storage.ts': 'all that the service worker keeps',
}
/** Where nothing waits: such storage answers at once, or throws. */
const unlimited = {
  'src/composition/hosts/browser-host.ts': 'gives it to web-storage.ts, which catches what it throws',
  'src/composition/first-view/hide-closed-alerts.ts':
    'is an inline script in the head of a page, before any wrapper is there, and catches what it throws',
  'src/infrastructure/frame/hosts/browser-host-facts.ts': 'says on the support screen whether it works',
  'src/application/frame/hosts/host-facts.ts': 'names what that screen says',
  'src/ui/frame/support/support-report.ts': 'names what that screen says',
  'src/ui/frame/support/support.words.ts': 'names what that screen says',
}

const direct =
  /\bindexedDB\b|\bcaches\b|'idb-keyval'|\b(?:local|session)Storage\b|\bcookieStore\b|serviceWorker\.(?:ready|getRegistration)\b/
const files = filesBelow(['src'], ['.ts', '.tsx'])
const code = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')

it('asks the storage of the browser through its wrappers alone', () => {
  const others = files.filter(({ path, text }) => direct.test(code(text)) && !(path in { ...wrappers, ...unlimited }))
  expect(others.map(({ path }) => path)).toEqual([])
})

it.each(Object.keys(wrappers))('ends each wait of %s', (path) => {
  const text = code(files.find((file) => file.path === path)?.text ?? '')
  expect(text).toMatch(direct)
  // A wait that an exported function begins ends within its limit.
  expect(text).toMatch(/withinTime\(limit|withinTime\(this\.|setTimeout\(/)
})
