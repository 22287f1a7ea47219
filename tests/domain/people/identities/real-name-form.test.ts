import { describe, expect, it } from 'vitest'
import { checkDigitOf } from '../../../../src/domain/people/identities/identity-card'
import { checkRealName, type RealNameForm } from '../../../../src/domain/people/identities/real-name-form'

const today = { year: 2026, month: 3, day: 5 }
const first = '11010119900412002'
const number = `${first}${checkDigitOf(first) ?? ''}`
const form: RealNameForm = { name: ' 何明月 ', cardNumber: ` ${number.toLowerCase()} `, agreed: true }

describe('the form of a real-name check', () => {
  it('sends name and number as they are compared, without the spaces', () => {
    expect(checkRealName(form, today)).toEqual({
      ok: true,
      value: { name: '何明月', cardNumber: number, agreed: true },
    })
  })

  it.each([
    [{ name: '' }, { name: 'required' }],
    [{ name: '何3' }, { name: 'not-a-name' }],
    [{ cardNumber: '' }, { cardNumber: 'required' }],
    [{ cardNumber: '123' }, { cardNumber: 'not-a-card' }],
    [{ agreed: false }, { agreed: 'required' }],
    [
      { name: ' ', cardNumber: ' ', agreed: false },
      { name: 'required', cardNumber: 'required', agreed: 'required' },
    ],
  ])('with %j is refused: %j', (change, reason) => {
    expect(checkRealName({ ...form, ...change }, today)).toEqual({ ok: false, reason })
  })

  it('takes no number of somebody who is born tomorrow', () => {
    const unborn = '11010120260306002'
    expect(checkRealName({ ...form, cardNumber: `${unborn}${checkDigitOf(unborn) ?? ''}` }, today)).toEqual({
      ok: false,
      reason: { cardNumber: 'impossible-date' },
    })
  })
})
