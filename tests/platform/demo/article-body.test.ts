import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { writtenArticles } from '../../../platform/demo/articles/written'
import { SanitizeHtmlSanitiser } from '../../../src/infrastructure/frame/html/sanitize-html-sanitiser'
import { repository } from '../../house/source-tree'

const bodies = (await writtenArticles()).flatMap(({ text }) => (text === null ? [] : [text['zh-CN'], text.en]))
const tags = (html: string) => html.match(/<[a-z][a-z\d]*/g) ?? []
const addresses = (html: string) =>
  [...html.matchAll(/ (?:src|poster|href)="([^"]+)"/g)].map(([, address = '']) => address)
const words = (html: string) => html.replace(/<[^>]+>/g, '')

describe('The articles of the demo city', () => {
  it('have what newsrooms publish, two dozen of them in each language', () => {
    const having = (pattern: RegExp) => bodies.filter((html) => pattern.test(html)).length
    expect(having(/<figure>[^]*<figure>|<figure>[^]*<(?:video|audio|dl|table)/)).toBeGreaterThanOrEqual(48)
    expect(
      bodies.filter((html) => tags(html).filter((tag) => tag === '<figure').length >= 2).length,
    ).toBeGreaterThanOrEqual(40)
    for (const tag of ['video', 'audio', 'table', 'dl', 'blockquote', 'ul', 'ol', 'a'])
      expect(having(new RegExp(`<${tag}[ >]`)), tag).toBeGreaterThanOrEqual(8)
    expect(having(/<figure><a href="https:[^>]*><img src="\/media\/maps\//)).toBe(10)
  })

  it('ask for files that are there', () => {
    for (const address of bodies.flatMap(addresses).filter((each) => each.startsWith('/media/')))
      expect(existsSync(join(repository, 'platform/demo', address)), address).toBe(true)
  })

  it('come whole through the sanitiser', () => {
    const sanitiser = new SanitizeHtmlSanitiser({ mediaSources: [] })
    for (const html of bodies) {
      const cleaned = String(sanitiser.clean(html))
      expect(tags(cleaned)).toEqual(tags(html))
      expect(addresses(cleaned).sort()).toEqual(addresses(html).sort())
      expect(words(cleaned)).toBe(words(html).replaceAll('&quot;', '"'))
    }
  })
})
