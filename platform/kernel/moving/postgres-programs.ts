import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { OperatorError } from '../operator/operator-error'
import { withoutPassword } from './postgres-address'

const run = promisify(execFile)

/** Runs `pg_dump` or `pg_restore` on a database. Its password is passed where other users do not see it. */
export async function runOnPostgres(
  program: 'pg_dump' | 'pg_restore',
  databaseUrl: string,
  options: readonly string[],
): Promise<void> {
  const { address, password } = withoutPassword(databaseUrl)
  const environment = password === '' ? process.env : { ...process.env, PGPASSWORD: password }
  await run(program, ['--no-password', '--dbname', address, ...options], {
    env: environment,
    maxBuffer: 64 * 1024 * 1024,
  }).catch((error: NodeJS.ErrnoException & { stderr?: string }) => {
    if (error.code === 'ENOENT')
      throw new OperatorError(
        `${program} was not found. Install PostgreSQL’s client programs of the server’s version or newer (Debian: apt-get install postgresql-client), or put them into PATH.`,
      )
    throw new OperatorError(`${program} failed: ${(error.stderr ?? '').trim() || error.message}`)
  })
}
