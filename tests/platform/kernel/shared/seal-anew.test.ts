import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { openVault } from '../../../../platform/kernel/database/open-vault'
import { idempotencyKeys } from '../../../../platform/kernel/database/schema/idempotency'
import { settings } from '../../../../platform/kernel/database/schema/settings'
import { volunteers } from '../../../../platform/features/civic/volunteers/volunteers.schema'
import { createVault } from '../../../../platform/kernel/shared/vault'
import { describeOnBothDatabases } from '../../../support/databases'
import { startPlatform } from '../../../support/platform'
import { queriesOf } from '../../../../platform/kernel/database/queries'
import { build } from '../../../../platform/kernel/database/statement'

const [first, second, third] = ['first', 'second', 'third'].map((name) => `${name} key, of 32 characters or more`)
const keys = (identityKey: string | undefined, identityKeyBefore: string | null = null) => ({
  identityKey: identityKey ?? null,
  identityKeyBefore,
  dataDirectory: 'nowhere',
})

describe('a sealed text', () => {
  const vault = createVault(first!)
  const sealed = vault.seal('name user-1', '王小明')

  it('opens with its key and for its use alone, and not when a sign of it was changed', () => {
    expect(vault.open('name user-1', sealed)).toBe('王小明')
    expect(() => vault.open('name user-2', sealed)).toThrow()
    expect(() => createVault(second!).open('name user-1', sealed)).toThrow()
    const last = sealed.at(-2)!
    expect(() => vault.open('name user-1', sealed.slice(0, -2) + (last === 'A' ? 'B' : 'A') + sealed.at(-1))).toThrow()
  })

  it('is another one each time', () => {
    expect(vault.seal('name user-1', '王小明')).not.toBe(sealed)
  })
})

describeOnBothDatabases('the key of what is sealed', (open) => {
  const closing: (() => Promise<void>)[] = []
  afterAll(async () => {
    for (const close of closing) await close()
  })

  it('is changed by a start that has both: all is sealed anew, wherever it stands, and marks stay as they are', async () => {
    const platform = await startPlatform({ connection: await open(), configuration: keys(first) })
    closing.push(platform.close)
    const { database, vault } = platform.platform
    const { id } = await platform.logIn()
    const now = platform.clock.now()
    await database
      .insert(idempotencyKeys)
      .values(
        Array.from({ length: 620 }, (_, index) => ({
          owner: id,
          key: `key-${index}`,
          endpoint: 'any',
          bodyHash: 'any',
          answer: JSON.stringify({
            name: vault.seal(`name ${index}`, `谁 ${index}`),
            list: [vault.seal('', 'empty use')],
          }),
          createdAt: now,
        })),
      )
    await database
      .insert(volunteers)
      .values({ id, state: 'pending', registeredAt: now, updatedAt: now, details: vault.seal('details', '{}') })
    const mark = vault.mark('card', '11010519491231002X')
    const secretOf = async () =>
      (await queriesOf(database).readOne(build.select().from(settings).where(eq(settings.name, 'secret'))))?.value
    expect(await secretOf()).toBeDefined()

    await expect(openVault(database, keys(second))).rejects.toThrow('IDENTITY_KEY_BEFORE')
    await expect(openVault(database, keys(second, third!))).rejects.toThrow('IDENTITY_KEY_BEFORE')
    const changed = await openVault(database, keys(second, first!))
    // And once more, after which the first mark is still the same.
    const again = await openVault(database, keys(third, second!))
    for (const each of [changed, again, await openVault(database, keys(third))])
      expect(each.mark('card', '11010519491231002X')).toBe(mark)

    const saved = await queriesOf(database).read(build.select().from(idempotencyKeys))
    expect(saved).toHaveLength(620)
    for (const { key, answer } of saved) {
      const { name, list } = JSON.parse(answer ?? '') as { name: string; list: string[] }
      const index = key.slice('key-'.length)
      expect(again.open(`name ${index}`, name)).toBe(`谁 ${index}`)
      expect(again.open('', list[0]!)).toBe('empty use')
    }
    const volunteer = await queriesOf(database).readOne(build.select().from(volunteers))
    expect(again.open('details', volunteer!.details ?? '')).toBe('{}')
    expect(() => vault.open('details', volunteer!.details ?? '')).toThrow()
    expect(await secretOf()).toBeUndefined()
    await expect(openVault(database, keys(first))).rejects.toThrow('another key')
  })
})
