import { expect, it } from 'vitest'
import { BoundedWorker, WorkerOverrun } from '../../../../platform/kernel/shared/bounded-worker'

const file = 'tests/support/obedient-worker.mjs'
const workerWith = (longest: number) => new BoundedWorker<string, string>(file, { longest, mostMegabytes: 24 })

it('does its tasks one after the other', async () => {
  const worker = workerWith(60_000)
  expect(await Promise.all(['one', 'two', 'three'].map((task) => worker.run(task)))).toEqual([
    ...['did one', 'did two', 'did three'],
  ])
})

it('is ended by what takes too long, too much memory or fails, and does the next task', async () => {
  const hasty = workerWith(200)
  await expect(hasty.run('think for ever')).rejects.toThrow(WorkerOverrun)
  const worker = workerWith(60_000)
  const answers = await Promise.allSettled(
    ['remember everything', 'one', 'fail', 'two'].map((task) => worker.run(task)),
  )
  expect(answers).toEqual([
    { status: 'rejected', reason: expect.any(WorkerOverrun) },
    { status: 'fulfilled', value: 'did one' },
    { status: 'rejected', reason: expect.objectContaining({ message: 'it failed' }) },
    { status: 'fulfilled', value: 'did two' },
  ])
})
