import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { billOfMaterials } from '../../scripts/sbom.mjs'

interface Locked {
  readonly version: string
  readonly integrity?: string
  readonly resolved?: string
  readonly link?: boolean
}

const packages = Object.entries(
  (JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> }).packages,
).filter(([path]) => path !== '')
/** As the bill writes it. */
const hashOf = ({ integrity = '' }: Locked) => Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex')

describe('the libraries', () => {
  it('are all in the bill of materials, with version and hash', async () => {
    const { bomFormat, metadata, components } = await billOfMaterials()
    expect([bomFormat, metadata.component.name]).toEqual(['CycloneDX', 'townsquare'])
    const listed = new Set(
      components.flatMap(({ version, hashes = [] }) => hashes.map((each) => version + each.content)),
    )
    const missing = packages.filter(([, locked]) => !listed.has(locked.version + hashOf(locked)))
    expect(missing.map(([path]) => path)).toEqual([])
    expect(packages.length).toBeGreaterThan(300)
  })

  // The lock file leaves out the address of what comes from the registry (.npmrc), and names it of everything else.
  it('come from the registry alone, each with the hash that it is checked against', () => {
    const others = packages.filter(([, { resolved, integrity, link }]) => resolved !== undefined || link || !integrity)
    expect(others.map(([path]) => path)).toEqual([])
    expect(readFileSync('.npmrc', 'utf8')).toContain('omit-lockfile-registry-resolved=true')
  })
})
