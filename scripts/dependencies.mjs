import { existsSync, readFileSync } from 'node:fs'
import { run } from './run.mjs'

/** Installs the packages when some are missing or differ from the lock file. */
export async function ensureDependencies() {
  const installed = 'node_modules/.package-lock.json'
  const read = (path) => JSON.parse(readFileSync(path, 'utf8')).packages
  if (existsSync(installed) && areInstalled(read('package-lock.json'), read(installed))) return
  console.log('Installing packages…')
  await run('npm', ['ci', '--no-audit', '--no-fund'])
}

/**
 * Compares by content, since a restored or copied folder has other times. Packages for other systems are not installed:
 * npm calls them optional. Packages that the lock file does not name are ignored.
 * @param {Readonly<Record<string, any>>} locked packages of the lock file, by folder
 * @param {Readonly<Record<string, any>>} installed packages that npm recorded when it installed
 */
export function areInstalled(locked, installed) {
  const isSame = (path) => ['version', 'integrity'].every((key) => locked[path][key] === installed[path][key])
  const mayMiss = ({ optional = false, devOptional = false }) => optional || devOptional
  return Object.keys(locked)
    .filter((path) => path !== '')
    .every((path) => (path in installed ? isSame(path) : mayMiss(locked[path])))
}
