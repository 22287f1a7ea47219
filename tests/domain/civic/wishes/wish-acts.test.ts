import { checkEvaluation } from '../../../../src/domain/frame/ratings/evaluation'
import { describe, expect, it } from 'vitest'
import { checkCancel, checkFinish, checkLetGo } from '../../../../src/domain/civic/wishes/wish-acts'

const pictures = (count: number) => Array.from({ length: count }, String)
const problem = (field: string, reason: string) => ({ ok: false, reason: { [field]: reason } })

describe('the report of the help', () => {
  it('has 4 to 500 characters, and nine pictures at most', () => {
    expect(checkFinish({ text: ' Done ', pictures: pictures(9) })).toEqual({
      ok: true,
      value: { text: 'Done', pictures: pictures(9) },
    })
    expect(checkFinish({ text: 'x'.repeat(500), pictures: [] }).ok).toBe(true)
    expect(checkFinish({ text: '', pictures: [] })).toEqual(problem('text', 'required'))
    expect(checkFinish({ text: 'Hmm', pictures: [] })).toEqual(problem('text', 'too-short'))
    expect(checkFinish({ text: 'x'.repeat(501), pictures: [] })).toEqual(problem('text', 'too-long'))
    expect(checkFinish({ text: 'Done', pictures: pictures(10) })).toEqual(problem('pictures', 'too-many'))
  })
})

describe('the evaluation of the help', () => {
  it('has one to five whole stars, and 500 characters at most', () => {
    for (const stars of [1, 5])
      expect(checkEvaluation({ stars, text: 'x'.repeat(500) })).toEqual({
        ok: true,
        value: { stars, text: 'x'.repeat(500) },
      })
    for (const stars of [0, 6, 2.5, Number.NaN])
      expect(checkEvaluation({ stars, text: '' })).toEqual(problem('stars', 'required'))
    expect(checkEvaluation({ stars: 3, text: 'x'.repeat(501) })).toEqual(problem('text', 'too-long'))
  })
})

describe('a reason', () => {
  it('is needed to let a claimant go, with 4 to 200 characters', () => {
    expect(checkLetGo({ text: ' Done ' })).toEqual({ ok: true, value: { text: 'Done' } })
    expect(checkLetGo({ text: 'x'.repeat(200) }).ok).toBe(true)
    expect(checkLetGo({ text: '' })).toEqual(problem('text', 'required'))
    expect(checkLetGo({ text: 'Hmm' })).toEqual(problem('text', 'too-short'))
    expect(checkLetGo({ text: 'x'.repeat(201) })).toEqual(problem('text', 'too-long'))
  })

  it('may be given for giving a claim back, with 200 characters at most', () => {
    expect(checkCancel({ text: ' ' })).toEqual({ ok: true, value: { text: '' } })
    expect(checkCancel({ text: 'x'.repeat(200) }).ok).toBe(true)
    expect(checkCancel({ text: 'x'.repeat(201) })).toEqual(problem('text', 'too-long'))
  })
})
