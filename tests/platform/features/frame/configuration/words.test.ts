import { parse } from 'yaml'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listConfigItems } from '../../../../../contract/site'
import { seedSite } from '../../../../../platform/demo/seeding/frame/site/seed-site'
import { configurationWords } from '../../../../../platform/features/frame/configuration/configuration-words'
import { newConfiguration } from '../../../../../platform/features/frame/configuration/new-configuration'
import { writtenConfiguration } from '../../../../../platform/features/frame/configuration/written-configuration'
import { startPlatform } from '../../../../support/platform'
import type { TestPlatform } from '../../../../support/platform'
import { publishingTools } from '../../../../support/publishing'

/** The paths of all numbers, with `*` for each entry of a list. */
function numbersIn(value: unknown, path: readonly string[] = []): string[] {
  if (typeof value === 'number') return [path.join('.')]
  if (Array.isArray(value)) return value.flatMap((each) => numbersIn(each, [...path, '*']))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) => numbersIn(each, [...path, key]))
}

describe('the words of the configuration', () => {
  let platform: TestPlatform
  let tools: Awaited<ReturnType<typeof publishingTools>>
  beforeAll(async () => {
    platform = await startPlatform()
    await seedSite(platform.database)
    tools = await publishingTools(platform)
  })
  afterAll(async () => {
    await tools.clear()
    await platform.close()
  })

  it('say of every switch of the specification what it does', () => {
    const codes = [...listConfigItems.summary.matchAll(/\b\d+\b/g)]
      .map(([code]) => code)
      .filter((code) => code !== '14')
    expect(codes.length).toBeGreaterThan(5)
    for (const code of codes) expect(configurationWords[`switches.${code}`], code).toMatch(/\w{3}/)
  })

  it('say of every number of a new and of a filled configuration what it means', async () => {
    await tools.do('configuration', 'export', 'city.yaml')
    const file = await readFile(join(tools.folder, 'city.yaml'), 'utf8')
    const numbers = [parse(file), newConfiguration.documents].flatMap((each) => numbersIn(each))
    expect(numbers.length).toBeGreaterThan(20)
    for (const path of new Set(numbers)) expect(configurationWords[path], path).toBeDefined()
    expect(file).toContain('# members may order services of volunteers\n  "7": "1"')
  })

  it('stand beside the first entry of a list alone', () => {
    const lines = writtenConfiguration(newConfiguration).split('\n')
    const place = lines.findIndex((line) => line.includes('is_drainage'))
    expect(lines[place - 1]).toBe(`  # ${configurationWords['site.is_drainage']}`)
    expect(lines.filter((line) => line.includes('# its place in the bar'))).toHaveLength(1)
  })

  it('leave a new file valid; one that is there is not written over', async () => {
    expect(await tools.do('configuration', 'new', 'new.yaml')).toContain('Written: ')
    expect((await tools.run('configuration', 'compare', 'new.yaml')).failed).toBe(false)
    expect((await tools.run('configuration', 'new', 'new.yaml')).output).toContain('is there already')
  })
})
