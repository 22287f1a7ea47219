import { describe, expect, it } from 'vitest'
import { complaintsOf } from './complaints'

describe.each(['platform/kernel', 'platform/features', 'platform'])('%s is compiled with no DOM', (layer) => {
  it.each(["localStorage.getItem('x')", 'document.title', 'window.name'])('so %s does not compile', (use) => {
    expect(complaintsOf(layer, `export const planted = ${use}`)).not.toEqual([])
  })

  it('while what Node has does', () => {
    expect(complaintsOf(layer, "export const planted = fetch('/')")).toEqual([])
  })
})

describe.each(['src/domain', 'src/application'])('%s is compiled with no DOM and no Node types', (layer) => {
  it.each([
    "fetch('/')",
    "localStorage.getItem('x')",
    'document.title',
    'window.name',
    'process.exit()',
    'setTimeout(() => undefined, 1)',
  ])('so %s does not compile', (use) => {
    expect(complaintsOf(layer, `export const planted = ${use}`)).not.toEqual([])
  })

  it('while plain code does', () => {
    expect(complaintsOf(layer, 'export const planted = [1, 2].map((value) => value * 2)')).toEqual([])
  })
})
