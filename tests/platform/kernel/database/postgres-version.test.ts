import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import type { Database } from '../../../../platform/kernel/database/client'
import { oldestPostgres, requirePostgresVersion } from '../../../../platform/kernel/database/postgres-version'
import { describeOnBothDatabases } from '../../../support/databases'

/** A server that answers every statement with its version. */
const serverOf = (version: string) => ({ execute: async () => ({ rows: [{ version }] }) }) as unknown as Database

describeOnBothDatabases('a PostgreSQL', (open) => {
  it('is refused when it is too old, by name of both versions', async () => {
    await expect(requirePostgresVersion(serverOf('140013'))).rejects.toThrow(/PostgreSQL 14, .* needs 15 or newer/)
    await expect(requirePostgresVersion(serverOf('90624'))).rejects.toThrow(/PostgreSQL 9,/)
    await requirePostgresVersion(serverOf('150000'))
    await requirePostgresVersion(serverOf('180001'))
  })

  it('is accepted here', async () => {
    const connection = await open()
    await requirePostgresVersion(connection.database)
    await connection.close()
  })

  it('is asked for in the version that the README names', async () => {
    expect(await readFile('README.md', 'utf8')).toContain(`PostgreSQL ${oldestPostgres} or newer`)
  })
})
