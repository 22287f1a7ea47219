import { describe, expect, it } from 'vitest'
import { linkTarget, type SiteLink } from '../../../../src/domain/frame/navigation/site-link'

const target = (kind: SiteLink['kind'], value: string, type: number | null = null) => {
  const found = linkTarget({ kind, type, value })
  return found === null ? null : found.kind === 'path' ? found.path : found.url
}

describe('A link that editors set', () => {
  it.each([
    ['content', '7', 3, '/posts/7'],
    ['content', '7', 15, '/videos-collection/7'],
    ['content', '7', 99, null],
    ['channel', '7', 1, '/radios/7'],
    ['channel', '7', 4, '/lives/7'],
    ['channel', '7', null, null],
    ['page', 'weekend', null, '/page/weekend'],
    ['page', '..', null, null],
    ['category', 'news', null, '/cates/news'],
    ['path', '/radios?x=1', null, '/radios?x=1'],
    ['path', '//evil.example', null, null],
    ['path', '/\\evil.example', null, null],
    ['path', 'radios', null, null],
    ['path', '/a\nb', null, null],
    ['external', 'https://example.com/a', null, 'https://example.com/a'],
    ['external', 'javascript:alert(1)', null, null],
  ] as const)('%s %j of type %j leads to %j', (kind, value, type, path) => {
    expect(target(kind, value, type)).toBe(path)
  })
})
