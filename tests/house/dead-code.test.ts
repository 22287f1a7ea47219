import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { repository } from './source-tree'

describe('dead code', () => {
  let folder = ''
  let said = ''

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'townsquare-dead-'))
    symlinkSync(join(repository, 'node_modules'), join(folder, 'node_modules'))
    writeFileSync(join(folder, 'package.json'), '{ "name": "planted", "type": "module", "main": "src/main.tsx" }')
    symlinkSync(join(repository, 'knip.json'), join(folder, 'knip.json'))
    mkdirSync(join(folder, 'src/domain'), { recursive: true })
    writeFileSync(
      join(folder, 'src/main.tsx'),
      "import { used } from './domain/used'\nimport { usedToo } from './domain/tested-only'\nconsole.log(used, usedToo)",
    )
    writeFileSync(join(folder, 'src/domain/used.ts'), 'export const used = 1\nexport const deadExport = 2')
    writeFileSync(join(folder, 'src/domain/unused-file.ts'), 'export const nobody = 1')
    writeFileSync(join(folder, 'src/domain/tested-only.ts'), 'export const testedOnly = 1\nexport const usedToo = 2')
    mkdirSync(join(folder, 'tests/domain'), { recursive: true })
    writeFileSync(
      join(folder, 'tests/domain/tested-only.test.ts'),
      "import { testedOnly } from '../../src/domain/tested-only'\nconsole.log(testedOnly)",
    )
    const knip = spawnSync(
      process.execPath,
      [join(repository, 'node_modules/knip/bin/knip.js'), '--production', '--include', 'files,exports'],
      { cwd: folder, encoding: 'utf8' },
    )
    said = knip.stdout + knip.stderr
  })

  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('is refused when it is an export that nobody imports', () => {
    expect(said).toContain('deadExport')
  })

  it('is refused when only a test uses it', () => {
    expect(said).toContain('testedOnly')
    expect(said).not.toContain('usedToo')
  })

  it('is refused when it is a file that nobody uses', () => {
    expect(said).toContain('src/domain/unused-file.ts')
  })
})
