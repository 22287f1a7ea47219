import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cardHeight, coverRatio } from '../../../../src/domain/civic/shows/show'
import { checkShow, mediaProblem } from '../../../../src/domain/civic/shows/show-form'

const form = { text: 'A seat for everybody', categoryId: 'c', place: '', pictures: [] }
const one = { pictures: 1, videos: 0 }

describe('the form of a show', () => {
  it('is trimmed, and needs no place', () => {
    const checked = checkShow({ ...form, text: '  A seat \n\n\n\n for all ', place: ' Lotus \n Lane ' }, one, 'show')
    expect(checked).toMatchObject({ ok: true, value: { text: 'A seat \n\n for all', place: 'Lotus Lane' } })
  })

  it('names every field that is wrong', () => {
    const checked = checkShow(
      { ...form, text: 'Hm', categoryId: '', place: 'x'.repeat(61) },
      { pictures: 0, videos: 0 },
      'show',
    )
    expect(checked).toEqual({
      ok: false,
      reason: { text: 'too-short', categoryId: 'required', place: 'too-long', pictures: 'required' },
    })
  })

  it('needs a category, unless it is an entry under a topic', () => {
    const uncategorised = { ...form, categoryId: '' }
    expect(checkShow(uncategorised, one, 'show')).toEqual({ ok: false, reason: { categoryId: 'required' } })
    expect(checkShow(uncategorised, one, 'entry')).toMatchObject({ ok: true, value: { categoryId: '' } })
  })

  it('takes nine pictures, or one video with a cover', () => {
    const problem = (pictures: number, videos: number) => mediaProblem({ pictures, videos })
    expect([problem(9, 0), problem(0, 1), problem(1, 1)]).toEqual([null, null, null])
    expect([problem(10, 0), problem(2, 1), problem(0, 2)]).toEqual(['too-many', 'video-with-many', 'one-video'])
  })
})

describe('the cover of a show', () => {
  it('stands in the nearest of a few ratios', () => {
    const ratio = (width: number, height: number) => coverRatio({ width, height })
    expect([ratio(1920, 1080), ratio(800, 800), ratio(1080, 1920), ratio(1000, 900), coverRatio(null)]).toEqual([
      '4:3',
      '1:1',
      '3:4',
      '1:1',
      '1:1',
    ])
  })

  it('never makes a card higher than twice its width', () => {
    const side = fc.integer({ min: 1, max: 20_000 })
    fc.assert(
      fc.property(side, side, (width, height) => {
        const card = cardHeight({ cover: { address: '/a', size: { width, height } } })
        expect(card).toBeGreaterThan(1)
        expect(card).toBeLessThan(2)
      }),
    )
  })
})
