import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { draftWish, emptyWishDraft } from '../../../src/domain/wishes/wish'
import type { WishDraft } from '../../../src/domain/wishes/wish'
import { actOnWish, possibleWishActs, wishActs, wishStates, wishTable } from '../../../src/domain/wishes/wish-lifecycle'
import type { Actor, WishAct, WishCase } from '../../../src/domain/wishes/wish-lifecycle'

const user = (userId: string): Actor => ({ kind: 'user', userId })
const operator: Actor = { kind: 'operator' }
const clock: Actor = { kind: 'clock' }
const submitted: WishCase = { state: 'submitted', ownerId: 'owner', claimerIds: [], wanted: 1 }
const open: WishCase = { ...submitted, state: 'open' }

const after = (wish: WishCase, ...acts: readonly (readonly [WishAct, Actor])[]): WishCase | string => {
  for (const [act, actor] of acts) {
    const result = actOnWish(wish, act, actor)
    if (!result.ok) return result.reason
    wish = result.value
  }
  return wish
}

describe('The life of a wish (B47)', () => {
  it('goes from submitted over open, claimed and finished to evaluated', () => {
    expect(after(submitted, ['approve', operator], ['claim', user('c')], ['finish', user('c')], ['evaluate', user('owner')])).toMatchObject({ state: 'evaluated', claimerIds: ['c'] })
  })

  it('opens again when a claim is cancelled', () => {
    expect(after(open, ['claim', user('c')], ['cancel-claim', user('c')])).toEqual(open)
  })

  it('lets as many claims win as are wanted, once each', () => {
    const two = { ...open, wanted: 2 }
    const first = after(two, ['claim', user('c')]) as WishCase
    expect(first.state).toBe('open')
    expect(after(first, ['claim', user('c')])).toBe('already-claimed')
    expect(after(first, ['claim', user('d')])).toMatchObject({ state: 'claimed', claimerIds: ['c', 'd'] })
    expect(after(first, ['claim', user('d')], ['claim', user('e')])).toBe('somebody-was-first')
    expect(after(first, ['claim', user('d')], ['cancel-claim', user('c')])).toMatchObject({ state: 'open', claimerIds: ['d'] })
  })

  it('refuses what is not one’s own to do', () => {
    expect(after(open, ['claim', user('owner')])).toBe('own-wish')
    expect(after(open, ['delete', user('x')])).toBe('not-yours')
    expect(after(submitted, ['approve', user('owner')])).toBe('not-yours')
    expect(after(open, ['claim', user('c')], ['cancel-claim', user('owner')])).toBe('not-yours')
    expect(after(open, ['claim', user('c')], ['finish', user('c')], ['evaluate', user('c')])).toBe('not-yours')
    expect(after(submitted, ['claim', user('c')])).toBe('state-does-not-allow')
    expect(after(open, ['expire', clock])).toMatchObject({ state: 'expired' })
  })

  it('offers the acts that are possible', () => {
    expect(possibleWishActs(open, user('owner'))).toEqual(['delete'])
    expect(possibleWishActs(open, user('x'))).toEqual(['claim'])
    expect(possibleWishActs(submitted, operator)).toEqual(['approve', 'refuse'])
  })

  it('only ever takes a line of its table, and keeps the number of claims within what is wanted', () => {
    const actor = fc.oneof(fc.constantFrom('owner', 'a', 'b', 'c').map(user), fc.constant(operator), fc.constant(clock))
    fc.assert(fc.property(fc.integer({ min: 1, max: 3 }), fc.array(fc.tuple(fc.constantFrom(...wishActs), actor)), (wanted, acts) => {
      let wish: WishCase = { ...submitted, wanted }
      for (const [act, who] of acts) {
        const result = actOnWish(wish, act, who)
        if (!result.ok) continue
        expect(wishTable.some(({ from, act: does }) => from === wish.state && does === act)).toBe(true)
        expect(wishStates).toContain(result.value.state)
        wish = result.value
        expect(wish.claimerIds.length).toBeLessThanOrEqual(wanted)
        expect(new Set(wish.claimerIds).size).toBe(wish.claimerIds.length)
        expect(wish.claimerIds).not.toContain('owner')
        expect(wish.state === 'claimed').toBe(['finished', 'evaluated', 'open', 'submitted', 'refused', 'deleted', 'expired'].includes(wish.state) ? false : wish.claimerIds.length === wanted)
      }
    }))
  })
})

describe('A wish in writing', () => {
  const today = { year: 2025, month: 6, day: 15 }
  const good: WishDraft = { ...emptyWishDraft, title: ' A desk lamp ', text: 'For reading in the evening.', categoryId: 'home', place: 'Furong Street' }

  it('passes, trimmed', () => {
    expect(draftWish(good, today)).toEqual({ ok: true, value: { ...good, title: 'A desk lamp' } })
  })

  it.each([
    [{ title: '   ' }, { title: 'empty' }],
    [{ title: 'abc' }, { title: 'too-short' }],
    [{ title: '灯'.repeat(31) }, { title: 'too-long' }],
    [{ text: 'short' }, { text: 'too-short' }],
    [{ categoryId: '', place: '' }, { categoryId: 'empty', place: 'empty' }],
    [{ pictures: Array<string>(10).fill('p') }, { pictures: 'too-many' }],
    [{ wantedOn: { year: 2025, month: 6, day: 14 } }, { wantedOn: 'in-the-past' }],
    [{ wantedOn: { year: 2025, month: 2, day: 30 } }, { wantedOn: 'not-a-date' }],
    [{ wanted: 0 }, { wanted: 'not-a-count' }],
    [{ wanted: 1.5 }, { wanted: 'not-a-count' }],
    [{ wanted: 51 }, { wanted: 'too-many' }],
  ])('with %o is refused for %o', (changes, errors) => {
    expect(draftWish({ ...good, ...changes }, today)).toEqual({ ok: false, reason: errors })
  })

  it('may be wanted today', () => {
    expect(draftWish({ ...good, wantedOn: today }, today).ok).toBe(true)
  })
})
