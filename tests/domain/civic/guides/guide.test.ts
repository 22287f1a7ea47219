import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { onlineTarget, usefulShare } from '../../../../src/domain/civic/guides/guide'
import {
  guideNotesOf,
  mostGuideNotes,
  noteOf,
  withMaterial,
  withNote,
} from '../../../../src/domain/civic/guides/guide-notes'
import { heatOfView } from '../../../../src/domain/civic/guides/heat'

const day = 86_400_000

describe('guides', () => {
  it('tell the share of readers whom they helped, once enough have said so', () => {
    expect(usefulShare({ useful: 9, all: 9 })).toBeNull()
    expect(usefulShare({ useful: 0, all: 10 })).toBe(0)
    expect(usefulShare({ useful: 2, all: 3 * 5 })).toBe(13)
  })

  it.each([
    ['/send-inter?department=water', { kind: 'path', path: '/send-inter?department=water' }],
    ['https://water.example/new', { kind: 'external', url: 'https://water.example/new' }],
    ['HTTPS://water.example', { kind: 'external', url: 'HTTPS://water.example' }],
    ['http://water.example', null],
    ['tel:12345', null],
    ['//water.example', null],
    ['/\\\\water.example', null],
    ['/new\nhome', null],
    ['https://city@water.example', null],
    ['javascript:alert(1)', null],
    ['water.example', null],
    ['', null],
  ])('are begun online on a screen of the client or a page with https alone: %j', (url, target) => {
    expect(onlineTarget(url)).toEqual(target)
  })

  it('are as hot as their views, of which one counts half as much after two weeks', () => {
    const at = Date.UTC(2026, 5, 1)
    expect(heatOfView(at + 14 * day)).toBe(2 * heatOfView(at))
    // A crowd of last winter is less than a few readers of today.
    expect(100 * heatOfView(at - 180 * day)).toBeLessThan(heatOfView(at))
    expect(Number.isFinite(1e6 * heatOfView(Date.UTC(2060, 0, 1)))).toBe(true)
  })
})

describe('the notes of a visitor', () => {
  it('keep which materials are ready, and forget one that is not any more', () => {
    const notes = withMaterial(withMaterial({}, 'passport', 'photo', true), 'passport', 'card', true)
    expect(noteOf(notes, 'passport').ready).toEqual(['photo', 'card'])
    expect(noteOf(withMaterial(notes, 'passport', 'photo', false), 'passport').ready).toEqual(['card'])
    expect(noteOf(notes, 'lift')).toEqual({ ready: [], useful: null })
    expect(noteOf(notes, 'toString')).toEqual({ ready: [], useful: null })
  })

  it('keep an answer beside the materials', () => {
    const notes = withNote(withMaterial({}, 'passport', 'photo', true), 'passport', { useful: false })
    expect(noteOf(notes, 'passport')).toEqual({ ready: ['photo'], useful: false })
  })

  it('are those of the guides that were noted last', () => {
    const ids = Array.from({ length: mostGuideNotes + 1 }, (_, index) => `guide-${index}`)
    const notes = ids.reduce((kept, id) => withMaterial(kept, id, 'a', true), withMaterial({}, 'guide-1', 'b', true))
    expect(Object.keys(notes)).toHaveLength(mostGuideNotes)
    expect(noteOf(notes, 'guide-0').ready).toEqual([])
    expect(noteOf(notes, 'guide-1').ready).toEqual(['b', 'a'])
  })

  it('are read back as they were written, and anything else is left out', () => {
    const note = fc.record({ ready: fc.array(fc.string()), useful: fc.option(fc.boolean()) })
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.string().filter((id) => id !== '__proto__'),
          note,
        ),
        (notes) => {
          expect(guideNotesOf(JSON.parse(JSON.stringify(notes)))).toEqual({ ...notes })
        },
      ),
    )
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(typeof guideNotesOf(value)).toBe('object')
      }),
    )
    expect(guideNotesOf({ one: { ready: [1], useful: null }, two: { ready: [], useful: 'yes' }, three: null })).toEqual(
      {},
    )
  })
})
