import { describe, expect, it } from 'vitest'
import { PasswordHashes } from '../../../platform/features/session/password-hashes'
import type { Refusal } from '../../../platform/http/refusal'

describe('the hash of a password', () => {
  const passwords = new PasswordHashes()

  it('opens by its password alone', async () => {
    const hash = await passwords.make('a long walk by the river')
    expect(await passwords.fits('a long walk by the river', hash, 'here')).toBe(true)
    expect(await passwords.fits('a long walk by the sea', hash, 'here')).toBe(false)
    expect(await passwords.fits('a long walk by the river', null, 'here')).toBe(false)
  })

  it('of one address waits for at most ten others of it, and the next is told when to come again, while other addresses are served', async () => {
    const crowd = Array.from({ length: 40 }, () =>
      passwords.fits('guess', null, 'crowd').then(
        () => 'done',
        (error: unknown) => error,
      ),
    )
    const others = ['one', 'two', 'three'].map((address) => passwords.fits('guess', null, address).then(() => 'done'))
    expect(await Promise.all(others)).toEqual(['done', 'done', 'done'])
    const refused = (await Promise.all(crowd)).filter((answer) => answer !== 'done')
    // At most two run at once.
    expect(refused.length).toBeGreaterThanOrEqual(40 - 2 - 10)
    for (const answer of refused)
      expect(answer).toMatchObject({ code: 429001, headers: { 'retry-after': '2' } } satisfies Partial<Refusal>)
  })
})
