import * as fc from 'fast-check'
import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { newNonce, NoncePage } from '../../../platform/http/nonce-page'

const placeholder = '__CSP_NONCE__'

describe('a page with a nonce', () => {
  it('is the same plain and compressed, with the nonce of its answer in every place', async () => {
    const words = fc.constantFrom('<script nonce="', placeholder, '">', 'a card of a feed ', 'tile ', '卡片', '\u0001', 'x'.repeat(40_000), '')
    await fc.assert(fc.asyncProperty(fc.array(words, { maxLength: 30 }), async (parts) => {
      const html = parts.join('')
      const page = await NoncePage.of(html, true)
      for (const nonce of [newNonce(), newNonce()]) {
        const expected = html.replaceAll(placeholder, nonce)
        expect(page.plain(nonce).toString()).toBe(expected)
        expect(gunzipSync(page.gzip(nonce)).toString()).toBe(expected)
      }
    }), { numRuns: 60 })
  })

  it('is as small as if it were compressed each time, within a little', async () => {
    const html = Array.from({ length: 200 }, (_, index) => `<article><h2>Card ${index}</h2></article>${index % 40 === 0 ? `<script nonce="${placeholder}">` : ''}`).join('')
    const page = await NoncePage.of(html, true)
    expect(page.gzip(newNonce()).length).toBeLessThan(html.length / 4)
  })

  it('never has the same nonce twice', () => {
    expect(new Set(Array.from({ length: 1000 }, newNonce)).size).toBe(1000)
  })
})
