import { expect, it } from 'vitest'
import { SharedReading } from '../../../../platform/kernel/shared/shared-reading'

const limits = { longest: 1000, failedFor: 1000 }

/** A reading whose answers a test gives one by one, and whose time it moves. */
function readByHand(given = limits) {
  const asked: { answer: (value: string) => void; fail: (error: Error) => void }[] = []
  const time = { now: 0 }
  const ask = () => new Promise<string>((answer, fail) => void asked.push({ answer, fail }))
  return { asked, time, reading: new SharedReading(ask, given, () => time.now) }
}

it('reads once for all who ask meanwhile, and anew for whoever asks afterwards', async () => {
  const { asked, reading } = readByHand()
  const both = [reading.read(), reading.read()]
  asked[0]?.answer('first')
  expect(await Promise.all(both)).toEqual(['first', 'first'])
  const later = reading.read()
  asked[1]?.answer('second')
  expect([await later, asked.length]).toEqual(['second', 2])
})

it('tells a failure for a second, without asking again', async () => {
  const { asked, time, reading } = readByHand()
  const failed = reading.read()
  asked[0]?.fail(new Error('away'))
  await expect(failed).rejects.toThrow('away')
  time.now = 999
  await expect(reading.read()).rejects.toThrow('away')
  expect(asked).toHaveLength(1)
  time.now = 1000
  const again = reading.read()
  asked[1]?.answer('back')
  expect(await again).toBe('back')
})

it('fails when the answer takes too long, so that nobody waits for it', async () => {
  const { reading } = readByHand({ ...limits, longest: 0 })
  await expect(reading.read()).rejects.toMatchObject({ code: 503001 })
})
