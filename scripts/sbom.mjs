// npm run sbom: writes the software bill of materials, which every build has, too.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { root } from './run.mjs'

/** All packages that the lock file names, with their versions, hashes and licences, as CycloneDX. */
export async function billOfMaterials() {
  const { stdout } = await promisify(execFile)(
    'npm',
    ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--package-lock-only'],
    { cwd: root, maxBuffer: 64 * 1024 * 1024, shell: process.platform === 'win32' },
  )
  const bill = JSON.parse(stdout)
  // npm names the component after the folder, so it is set to the package's name.
  bill.metadata.component.name = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).name
  return bill
}

/**
 * Writes the bill of materials.
 * @param target the folder of the build, outside of what visitors can request
 */
export async function writeBillOfMaterials(target) {
  mkdirSync(target, { recursive: true })
  const file = join(target, 'sbom.json')
  writeFileSync(file, `${JSON.stringify(await billOfMaterials(), null, 1)}\n`)
  return file
}

if (process.argv[1] === join(root, 'scripts', 'sbom.mjs'))
  console.log(await writeBillOfMaterials(resolve(root, process.env.BUILD_DIR ?? 'dist')))
