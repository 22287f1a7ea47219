import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { lockDirectory } from '../../../../platform/kernel/database/directory-lock'

describe('the lock of an embedded database', () => {
  let folder: string
  let directory: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'townsquare-lock-'))
    directory = join(folder, 'database')
  })
  afterEach(() => rm(folder, { recursive: true }))

  it('lets one in at a time', async () => {
    const unlock = await lockDirectory(directory)
    await expect(lockDirectory(directory)).rejects.toThrow(`Another platform uses ${directory}`)
    unlock()
    const again = await lockDirectory(directory)
    again()
  })

  it('is not held by a file that names a living process', async () => {
    await writeFile(`${directory}.lock`, String(process.ppid))
    const unlock = await lockDirectory(directory)
    unlock()
  })

  it('goes to exactly one of many processes when its holder was killed, every time', async () => {
    let contenders = await Promise.all(Array.from({ length: 5 }, () => startContender(directory)))
    try {
      while (contenders.length > 0) {
        const answers = await Promise.all(contenders.map((contender) => contender.attempt()))
        const winners = contenders.filter((_, index) => answers[index] === 'locked')
        expect(winners).toHaveLength(1)
        await winners[0]?.kill()
        contenders = contenders.filter((contender) => contender !== winners[0])
      }
    } finally {
      await Promise.all(contenders.map((contender) => contender.kill()))
    }
  })
})

async function startContender(directory: string) {
  const child = spawn(process.execPath, ['tests/support/lock-contender.mjs', directory], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const next = async (): Promise<string> => String((await lines.next()).value)
  expect(await next()).toBe('ready')
  return {
    attempt: async () => {
      child.stdin.write('\n')
      return await next()
    },
    kill: async () => {
      child.kill('SIGKILL')
      await ended
    },
  }
}
