import { expect, it } from 'vitest'
import { createVault } from '../../../../platform/kernel/shared/vault'

const vault = createVault('the key of this vault')

it('seals a text repeatably in one way, which says nothing of it and is opened for the same use alone', () => {
  const text = JSON.stringify([120, 'user-resident'])
  const sealed = vault.sealRepeatably('cursor', text)
  expect(vault.sealRepeatably('cursor', text)).toBe(sealed)
  expect(sealed).toMatch(/^[\w-]+$/)
  expect(Buffer.from(sealed, 'base64url').toString()).not.toContain('user')
  expect(vault.openRepeatable('cursor', sealed)).toBe(text)
  expect(vault.sealRepeatably('cursor', `${text} `).slice(0, 16)).not.toBe(sealed.slice(0, 16))
  expect(() => vault.openRepeatable('other', sealed)).toThrow()
  expect(() => createVault('another key').openRepeatable('cursor', sealed)).toThrow()
})

it('opens nothing that was altered, shortened or sealed in another way', () => {
  const sealed = Buffer.from(vault.sealRepeatably('cursor', '["2026-03-05T08:00:00.000Z","a"]'), 'base64url')
  for (const place of [0, 12, 28, sealed.length - 1]) {
    const altered = Buffer.from(sealed)
    altered[place] = (altered[place] ?? 0) ^ 1
    expect(() => vault.openRepeatable('cursor', altered.toString('base64url'))).toThrow()
  }
  for (const length of [0, 11, 12, 16, 27, 28])
    expect(() => vault.openRepeatable('cursor', sealed.subarray(0, length).toString('base64url'))).toThrow()
  expect(() => vault.openRepeatable('cursor', vault.seal('cursor', 'a').split('.')[3] ?? '')).toThrow()
})
