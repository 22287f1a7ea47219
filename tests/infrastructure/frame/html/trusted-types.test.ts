// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'

class TrustedMarkup extends String {}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

it('makes one Trusted Types policy, however many sanitisers a visit needs: the policy of the page takes a name once', async () => {
  const names: string[] = []
  const trustedTypes = {
    createPolicy: (name: string) => {
      if (names.includes(name)) throw new TypeError(`Policy "${name}" already exists`)
      names.push(name)
      return { name, createHTML: (html: string) => new TrustedMarkup(html), createScriptURL: (url: string) => url }
    },
  }
  // Before the first use in a visit: the library looks for the browser's policies when it starts.
  vi.stubGlobal('trustedTypes', trustedTypes)
  vi.resetModules()
  const { DompurifySanitiser } = await import('../../../../src/infrastructure/frame/html/dompurify-sanitiser')
  const cleaned = [new DompurifySanitiser({ mediaSources: [] }), new DompurifySanitiser({ mediaSources: [] })].map(
    (sanitiser) => sanitiser.clean('<p onclick="x()">Words</p>'),
  )
  expect(cleaned).toEqual([new TrustedMarkup('<p>Words</p>'), new TrustedMarkup('<p>Words</p>')])
  expect(names).toEqual(['dompurify'])
})
