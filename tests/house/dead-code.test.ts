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
    writeFileSync(join(folder, 'src/main.tsx'), "import { used } from './domain/used'\nconsole.log(used)")
    writeFileSync(join(folder, 'src/domain/used.ts'), 'export const used = 1\nexport const deadExport = 2')
    writeFileSync(join(folder, 'src/domain/unused-file.ts'), 'export const nobody = 1')
    const knip = spawnSync(process.execPath, [join(repository, 'node_modules/knip/bin/knip.js')], { cwd: folder, encoding: 'utf8' })
    said = knip.stdout + knip.stderr
  })

  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('is refused when it is an export that nobody imports', () => {
    expect(said).toContain('deadExport')
  })

  it('is refused when it is a file that nobody uses', () => {
    expect(said).toContain('src/domain/unused-file.ts')
  })
})
