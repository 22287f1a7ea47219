import { expect, it } from 'vitest'
import { CachedValue } from '../../../../platform/kernel/shared/cached-value'

it('a value is asked for once for all who ask, and anew when it is old or could not be had', async () => {
  let at = 0
  const answers: (() => Promise<string>)[] = [
    async () => 'first',
    async () => {
      throw new Error('away')
    },
    async () => 'second',
  ]
  let asked = 0
  const kept = new CachedValue(
    () => answers[asked++]!(),
    5000,
    () => at,
  )
  expect(await Promise.all([kept.get(), kept.get()])).toEqual(['first', 'first'])
  at = 4999
  expect(await kept.get()).toBe('first')
  at = 5000
  await expect(kept.get()).rejects.toThrow('away')
  expect(await kept.get()).toBe('second')
  expect(asked).toBe(3)
})
