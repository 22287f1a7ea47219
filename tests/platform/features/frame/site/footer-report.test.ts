import { describe, expect, it } from 'vitest'
import { FooterReport } from '../../../../../platform/features/frame/site/footer-report'

const entry = (id: string, type: number, more: object = {}) => ({ id, type, source_type: 1, display: 1, ...more })

function reportOf(menu: readonly object[], paths: readonly string[] = ['/index', '/tv']) {
  const told: unknown[] = []
  const report = new FooterReport(paths, { warn: (what: unknown) => void told.push(what) })
  const configurations = [{ code: 'menu', config_value: menu }]
  report.check(configurations)
  report.check(configurations)
  return told
}

describe('what the operator hears of the footer', () => {
  it('is each visible entry whose type has no screen, once', () => {
    expect(reportOf([entry('home', 1), entry('guides', 5), entry('tv', 8), entry('talk', 4)])).toEqual([
      { entry: 'guides', type: 5, screen: '/guide' },
      { entry: 'talk', type: 4, screen: '/interact' },
    ])
  })

  it('is nothing of hidden entries, of those with an address of their own, and without a build', () => {
    expect(reportOf([entry('guides', 5, { display: 0 }), entry('partner', 5, { source_type: 2 })])).toEqual([])
    expect(reportOf([entry('guides', 5)], [])).toEqual([])
  })

  it('is nothing of a menu that is none', () => {
    expect(reportOf([{ id: 'broken' }])).toEqual([])
  })
})
