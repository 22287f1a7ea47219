import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { commitmentEnds } from '../../../../src/domain/civic/commitments/commitment-limits'
import {
  checkNote,
  mayReadThread,
  mostNotePictures,
  noteTextRule,
  threadKeptFor,
} from '../../../../src/domain/civic/threads/thread'

const aMoment = fc.integer({ min: 0, max: 4_000_000_000_000 })

describe('a thread', () => {
  it('is read by both sides while the volunteer holds the case', () => {
    fc.assert(
      fc.property(fc.constantFrom('owner' as const, 'helper' as const), aMoment, (side, now) => {
        expect(mayReadThread(side, { ended: null, endedAt: null }, now)).toBe(true)
      }),
    )
  })

  it('is never read by a volunteer who lost the case, nor by anybody once it is deleted', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...commitmentEnds),
        aMoment,
        fc.integer({ min: 0, max: 2 * threadKeptFor }),
        (ended, endedAt, after) => {
          const reads = (side: 'owner' | 'helper') => mayReadThread(side, { ended, endedAt }, endedAt + after)
          expect(reads('owner')).toBe(after < threadKeptFor)
          expect(reads('helper')).toBe(after < threadKeptFor && ended === 'done')
        },
      ),
    )
  })
})

describe('a note', () => {
  it('has words, pictures or both', () => {
    const pictures = fc.array(fc.string(), { maxLength: 2 * mostNotePictures })
    fc.assert(
      fc.property(fc.string({ maxLength: 2 * noteTextRule.most }), pictures, (text, chosen) => {
        const checked = checkNote({ text, pictures: chosen })
        if (checked.ok) {
          expect(checked.value.text !== '' || chosen.length > 0).toBe(true)
          expect(chosen.length).toBeLessThanOrEqual(mostNotePictures)
          expect(checked.value.text.length).toBeLessThanOrEqual(noteTextRule.most * 2)
        } else expect(Object.keys(checked.reason).length).toBeGreaterThan(0)
      }),
    )
    expect(checkNote({ text: ' ', pictures: [] })).toEqual({ ok: false, reason: { text: 'required' } })
    expect(checkNote({ text: '', pictures: ['1'] }).ok).toBe(true)
  })
})
