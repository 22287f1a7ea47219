import { scryptSync } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { PasswordHashes } from '../../../../../platform/kernel/members/password-hashes'
import type { Refusal } from '../../../../../platform/kernel/http/refusal'

describe('the hash of a password', () => {
  const passwords = new PasswordHashes()

  it('opens by its password alone', async () => {
    const hash = await passwords.make('a long walk by the river')
    expect(await passwords.matches('a long walk by the river', hash, 'here')).toBe(true)
    expect(await passwords.matches('a long walk by the sea', hash, 'here')).toBe(false)
    expect(await passwords.matches('a long walk by the river', null, 'here')).toBe(false)
  })

  it('costs as much as OWASP asks for: N=2^15, r=8, p=3', async () => {
    expect(await passwords.make('a long walk by the river')).toMatch(/^scrypt\$15\$8\$3\$/)
  })

  it('of before still opens, and is known to be outdated', async () => {
    const salt = Buffer.from('sixteen bytes of')
    const key = scryptSync('a long walk by the river', salt, 32, { N: 2 ** 15, r: 8, p: 1, maxmem: 2 ** 26 })
    const old = `scrypt$15$8$1$${salt.toString('base64url')}$${key.toString('base64url')}`
    expect(await passwords.matches('a long walk by the river', old, 'here')).toBe(true)
    expect(await passwords.matches('a long walk by the sea', old, 'here')).toBe(false)
    expect(passwords.isOutdated(old)).toBe(true)
    expect(passwords.isOutdated(await passwords.make('a long walk by the river'))).toBe(false)
  })

  it('of one address waits for at most ten others of it, and the next is told when to come again, while other addresses are served', async () => {
    const crowd = Array.from({ length: 40 }, () =>
      passwords.matches('guess', null, 'crowd').then(
        () => 'done',
        (error: unknown) => error,
      ),
    )
    const others = ['one', 'two', 'three'].map((address) =>
      passwords.matches('guess', null, address).then(() => 'done'),
    )
    expect(await Promise.all(others)).toEqual(['done', 'done', 'done'])
    const refused = (await Promise.all(crowd)).filter((answer) => answer !== 'done')
    // At most two run at once.
    expect(refused.length).toBeGreaterThanOrEqual(40 - 2 - 10)
    for (const answer of refused)
      expect(answer).toMatchObject({ code: 429001, headers: { 'retry-after': '2' } } satisfies Partial<Refusal>)
  })
})
