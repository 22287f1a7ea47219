import { expect, it } from 'vitest'
import { BatchedReads } from '../../../../platform/kernel/shared/batched-reads'

/** A table of letters by their place, whose reads end when the test lets them. */
function reading(most: number) {
  const batches: { readonly keys: readonly string[]; readonly end: (fault?: Error) => void }[] = []
  const reads = new BatchedReads<string>(
    (keys) =>
      new Promise((resolve, reject) => {
        const end = (fault?: Error) =>
          fault === undefined ? resolve(new Map(keys.map((key) => [key, `value of ${key}`]))) : reject(fault)
        batches.push({ keys, end })
      }),
    most,
  )
  return { batches, reads }
}

it('what is asked for while a statement runs is read by the next one together, so many at a time', async () => {
  const { batches, reads } = reading(2)
  const values = ['a', 'b', 'c', 'd'].map((key) => reads.read(key))
  expect(batches.map(({ keys }) => keys)).toEqual([['a']])
  batches[0]!.end()
  expect(await values[0]).toBe('value of a')
  await expect.poll(() => batches.length).toBe(2)
  batches[1]!.end()
  await expect.poll(() => batches.length).toBe(3)
  batches[2]!.end()
  expect(await Promise.all(values)).toEqual(['value of a', 'value of b', 'value of c', 'value of d'])
  expect(batches.map(({ keys }) => keys)).toEqual([['a'], ['b', 'c'], ['d']])
})

it('who asks while their value is read gets one that was read afterwards; who waits shares it', async () => {
  const { batches, reads } = reading(10)
  const before = reads.read('a')
  const [one, other] = [reads.read('a'), reads.read('a')]
  batches[0]!.end()
  await before
  await expect.poll(() => batches.length).toBe(2)
  batches[1]!.end()
  expect(await Promise.all([one, other])).toEqual(['value of a', 'value of a'])
  expect(batches.map(({ keys }) => keys)).toEqual([['a'], ['a']])
})

it('a fault is told to those whose values were read with it, and to nobody after them', async () => {
  const { batches, reads } = reading(10)
  const failing = reads.read('a')
  const later = reads.read('b')
  batches[0]!.end(new Error('gone'))
  await expect(failing).rejects.toThrow('gone')
  await expect.poll(() => batches.length).toBe(2)
  batches[1]!.end()
  expect(await later).toBe('value of b')
})
