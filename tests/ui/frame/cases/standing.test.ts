import { describe, expect, it } from 'vitest'
import { orderStates } from '../../../../src/domain/civic/orders/order-lifecycle'
import { wishStates } from '../../../../src/domain/civic/wishes/wish-lifecycle'
import { orderStandingWords } from '../../../../src/ui/civic/orders/order-standing.words'
import { wishHintWords } from '../../../../src/ui/civic/wishes/wish/wish-hint.words'
import { wishStandingWords } from '../../../../src/ui/civic/wishes/wish-standing.words'

/** The words of each role in each state, in each language: `role.state`. */
const told = (['zh-CN', 'en'] as const).flatMap((language) => [
  ...wishStates.map((state) => ({
    name: `wish ${state} in ${language}`,
    state,
    short: wishStandingWords[language],
    said: wishHintWords[language],
    roles: ['wisher', 'claimant', 'volunteer'],
    saying: '',
  })),
  ...orderStates.map((state) => ({
    name: `order ${state} in ${language}`,
    state,
    short: orderStandingWords[language],
    said: orderStandingWords[language],
    roles: ['orderer', 'provider', 'volunteer'],
    saying: 'say.',
  })),
])

describe('how a case stands', () => {
  it.each(told)('is said to each who reads it: $name', ({ state, short, said, roles, saying }) => {
    const wordsOf = (catalogue: object, key: string) => (catalogue as Readonly<Record<string, string>>)[key] ?? ''
    for (const role of roles) {
      expect(wordsOf(short, `${role}.${state}`), role).not.toBe('')
      expect(wordsOf(said, `${saying}${role}.${state}`), role).not.toBe('')
    }
    // What one of the two waits for, the other is asked to do: they are never told the same.
    const [asker, helper] = roles
    if (state === 'finished' || state === 'completed' || state === 'claimed' || state === 'provided')
      expect(wordsOf(short, `${asker}.${state}`)).not.toBe(wordsOf(short, `${helper}.${state}`))
  })

  it('tells what waits for the office from what waits for my rating', () => {
    for (const language of ['zh-CN', 'en'] as const) {
      const { 'wisher.submitted': review, 'wisher.finished': rating } = wishStandingWords[language]
      expect(review).not.toBe(rating)
    }
  })
})
