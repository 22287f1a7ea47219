import { describe, expect, it } from 'vitest'
import { features } from '../../src/composition/features'
import { footerScreen } from '../../src/domain/frame/navigation/footer-link'

const chromeOf = (path: string) =>
  features.flatMap(({ routes }) => routes.filter((route) => route.path === path).map(({ chrome }) => chrome))

describe('the footer (B01)', () => {
  it('stays on the screens that it leads to, and on those that home’s head leads to', () => {
    const types = Array.from({ length: 11 }, (_, at) => at + 1)
    const paths = types.flatMap((type) => footerScreen({ type, sourceType: 1 }) ?? [])
    expect(paths).toEqual(expect.arrayContaining(['/index', '/mine', '/services', '/tv', '/radios']))
    for (const path of [...paths, '/search', '/cities'])
      for (const chrome of chromeOf(path)) expect([path, chrome]).toEqual([path, 'full'])
    for (const path of ['/tv', '/search', '/cities']) expect(chromeOf(path)).toEqual(['full'])
  })
})
