import { existsSync, readFileSync } from 'node:fs'
import { run } from './run.mjs'

/** Installs the packages when some are missing, or others than the lock file names. */
export async function ensureDependencies() {
  const installed = 'node_modules/.package-lock.json'
  const read = (path) => JSON.parse(readFileSync(path, 'utf8')).packages
  if (existsSync(installed) && areInstalled(read('package-lock.json'), read(installed))) return
  console.log('Installing packages…')
  await run('npm', ['ci', '--no-audit', '--no-fund'])
}

/**
 * By content, since a restored or copied folder has other times. Packages for other systems are not installed: npm
 * calls them optional. One more than the lock file names does no harm.
 *
 * @param {Readonly<Record<string, any>>} locked what the lock file names, by folder
 * @param {Readonly<Record<string, any>>} installed what npm wrote down when it installed
 */
export function areInstalled(locked, installed) {
  const isSame = (path) => ['version', 'integrity'].every((key) => locked[path][key] === installed[path][key])
  const mayMiss = ({ optional = false, devOptional = false }) => optional || devOptional
  return Object.keys(locked)
    .filter((path) => path !== '')
    .every((path) => (path in installed ? isSame(path) : mayMiss(locked[path])))
}
