import { describe, expect, it } from 'vitest'
import { comparedPage, comparedSum, ratioOf, type MeasuredPage } from '../../bench/lib/compared.mjs'
import { documentParts, partNames } from '../../bench/lib/document-parts.mjs'
import { shownValue } from '../../bench/lib/figures.mjs'

const starter = '<script data-files="{}">document.title = "first"</script>'
const styles = '<style data-href="/a.css">.card{color:var(--ink)}</style><style>h1{margin:0}</style>'
const words = 'A ferry crosses the river every morning at ten past six'
const answers = (said: string) =>
  `<script type="application/json" data-at="1" id="first-view">{"title":"${said}"}</script>`
const page = (data: string) =>
  `<html><head>${starter}${styles}</head><body><p>${words}</p><script type="application/ld+json">{}</script>${data}</body></html>`

const measured = (document: number, paint: readonly number[]): MeasuredPage => ({
  parts: { document, starter: 20, styles: 30, answers: 10, body: 40 },
  visits: { 'first visit': [3000], 'first paint': paint, 'blocking after it': [0], 'main thread': [100] },
})

describe('the parts of a document', () => {
  it('are its starter, all of its styles, its answers, and the rest', () => {
    const whole = page(answers(words))
    const without = documentParts(whole.replace(answers(words), ''))
    const parts = documentParts(whole)
    expect(Object.keys(parts)).toEqual(partNames)
    expect(parts.answers).toBe(parts.document - without.document)
    expect(documentParts(whole.replace(styles, '')).document).toBe(parts.document - parts.styles)
    expect(documentParts(whole.replace(starter, '')).document).toBe(parts.document - parts.starter)
  })

  it('weigh what they add: an answer that the page says already is nearly nothing', () => {
    const repeated = documentParts(page(answers(words)))
    const other = documentParts(page(answers('Seven lanterns hang over the old market, none alike, at dusk')))
    expect(repeated.answers).toBeLessThan(other.answers)
    expect(repeated.body).toBe(other.body)
  })
})

describe('a page beside the same of another commit', () => {
  it('shows each part and each figure as the ratio of the medians', () => {
    const figures = comparedPage('home', { here: measured(150, [100, 400, 300]), there: measured(100, [200]) })
    const named = new Map(figures.map((figure) => [figure.name, figure]))
    expect(named.get('home: document')?.value).toBe(1.5)
    expect(named.get('home: first paint')).toMatchObject({ value: 1.5, detail: 'ms: 300 against 200', met: null })
    expect(named.get('home: blocking after it')?.value).toBe(1)
    expect(named.get('home: first visit')?.detail).toBe('bytes: 3,000 against 3,000')
  })

  it('that has no such page is not measured', () => {
    const [figure] = comparedPage('guide', { here: measured(150, [100]), there: null })
    expect(figure).toMatchObject({ name: 'guide: document', detail: 'the other commit has no such page' })
    expect(figure && shownValue(figure)).toBe('not measured')
  })

  it('has no ratio to nothing, unless it is nothing, too', () => {
    expect(ratioOf(0, 0)).toBe(1)
    expect(ratioOf(12, 0)).toBeNaN()
  })

  it('adds up the documents of the pages that both have', () => {
    const sum = comparedSum([
      { here: 100, there: 200 },
      { here: 900, there: null },
      { here: 50, there: 100 },
    ])
    expect(sum).toMatchObject({ name: 'all 2 pages of both: document', value: 0.5 })
  })
})
