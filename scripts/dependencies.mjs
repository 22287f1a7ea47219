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
 * Whether the packages of the lock file are installed. Their content is compared, since the times of files differ in a
 * restored or copied folder. Optional packages may be missing, because npm does not install those for other systems.
 * Packages that the lock file does not name are ignored.
 * @param {Readonly<Record<string, any>>} lockedPackages packages of the lock file, by folder
 * @param {Readonly<Record<string, any>>} installed packages that npm recorded when it installed
 */
export function areInstalled(lockedPackages, installed) {
  const isSame = (path) => ['version', 'integrity'].every((key) => lockedPackages[path][key] === installed[path][key])
  const mayMiss = ({ optional = false, devOptional = false }) => optional || devOptional
  return Object.keys(lockedPackages)
    .filter((path) => path !== '')
    .every((path) => (path in installed ? isSame(path) : mayMiss(lockedPackages[path])))
}
