import { existsSync, statSync } from 'node:fs'
import { run } from './run.mjs'

/** Installs the packages when they are missing or older than the lock file. */
export async function ensureDependencies() {
  const installed = 'node_modules/.package-lock.json'
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync('package-lock.json').mtimeMs) return
  console.log('Installing packages…')
  await run('npm', ['ci', '--no-audit', '--no-fund'])
}
