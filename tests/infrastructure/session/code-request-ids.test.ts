import { expect, it } from 'vitest'
import { CodeRequestIds } from '../../../src/infrastructure/session/code-request-ids'
import { CryptoRandom } from '../../../src/infrastructure/host/crypto-random'
import { MemoryStorage } from '../../../src/infrastructure/host/memory-storage'

it('a browser names its requests for a code the same also after a reload, and each purpose by itself', () => {
  const storage = new MemoryStorage()
  const name = new CodeRequestIds(storage, new CryptoRandom()).of('login')
  expect(name).toMatch(/^[\w-]{16,64}$/)
  const again = new CodeRequestIds(storage, new CryptoRandom())
  expect(again.of('login')).toBe(name)
  expect(again.of('reset')).not.toBe(name)
  expect(new CodeRequestIds(new MemoryStorage(), new CryptoRandom()).of('login')).not.toBe(name)
})
