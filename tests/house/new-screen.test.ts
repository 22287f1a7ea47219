import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { repository } from './source-tree'

/** Each kind, in a feature of its own, in one that the generator made, and in one that stood before it. */
const screens = [
  ['list', 'venues', 'venues', '/venues'],
  ['detail', 'venues', 'venue', '/venues/:id'],
  ['form', 'venues', 'venue-request', '/venue-request'],
  ['detail', 'notices', 'notice', '/notices/:id'],
  ['form', 'surveys', 'survey', '/survey'],
  ['list', 'wishes', 'wish-news', '/wish-news'],
  ['detail', 'wishes', 'wish-story', '/wish-story/:id'],
  ['form', 'wishes', 'wish-report', '/wish-report'],
] as const

/** What must change outside of the features themselves. */
const lists = ['platform/features.ts', 'src/composition/features.ts']

// Against hanging alone: it runs the compiler and the tests of all that it made.
describe('new:screen, in a copy of the repository', { timeout: 900_000 }, () => {
  let folder = ''
  const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' })
  const run = (command: string, ...args: readonly string[]) => {
    const ran = spawnSync(join(repository, 'node_modules/.bin', command), args, { cwd: folder, encoding: 'utf8' })
    return { code: ran.status, output: ran.stdout + ran.stderr }
  }

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'townsquare-new-screen-'))
    const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: repository, encoding: 'utf8' })
    for (const file of listed.split('\n')) {
      if (file === '' || /^(docs\/pictures|platform\/demo\/media)\//.test(file) || !existsSync(join(repository, file)))
        continue
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      cpSync(join(repository, file), join(folder, file))
    }
    symlinkSync(join(repository, 'node_modules'), join(folder, 'node_modules'))
    symlinkSync(join(repository, 'platform/demo/media'), join(folder, 'platform/demo/media'))
    // What is checked already is not checked again.
    const types = join(repository, '.cache/types')
    if (existsSync(types)) cpSync(types, join(folder, '.cache/types'), { recursive: true, preserveTimestamps: true })
    git('init', '--quiet')
    git('add', '--all')
    git('-c', 'user.name=test', '-c', 'user.email=test@city.example', 'commit', '--quiet', '--message', 'as it is')
    for (const [kind, ...names] of screens) {
      const made = spawnSync(process.execPath, ['scripts/new-screen.mjs', '--files-only', '--kind', kind, ...names], {
        cwd: folder,
        encoding: 'utf8',
      })
      expect(made.stderr + made.stdout).toContain(`contract/${names[1]}.ts`)
      expect(made.status).toBe(0)
    }
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('changes one list a side outside of the features, by one line and its import, and the list of examples', () => {
    const changed = git('diff', '--numstat')
      .trim()
      .split('\n')
      .map((line) => line.split('\t'))
    const outside = changed.filter(([, , path = '']) => !/\bwishes\b/.test(path))
    expect(outside).toEqual([
      // Three new features.
      ...lists.map((path) => ['6', '0', path]),
      [String(screens.length), '0', 'tests/e2e/support/screens.ts'],
    ])
  })

  it('makes what compiles, is formatted, and keeps the rules of the house', () => {
    expect(run('oxfmt', '--check', 'contract', 'src', 'platform/features', 'tests').output).toContain(
      'All matched files',
    )
    // The tests are compiled by their runner.
    expect(run('tsc', '-b', 'src/composition', 'platform')).toEqual({ code: 0, output: '' })
  })

  it('makes screens that get their view-models, and tests that pass: the rows of the demo city come from the platform', () => {
    expect(
      run('drizzle-kit', 'generate', '--config', 'platform/database/drizzle.config.ts', '--name', 'new').code,
    ).toBe(0)
    const mine = git('ls-files', '--others', '--exclude-standard', 'tests').trim().split('\n')
    expect(mine.filter((file) => file.endsWith('.test.ts'))).toHaveLength(2 * screens.length)
    const houses = ['examples', 'rules', 'words'].map((name) => `tests/house/${name}.test.ts`)
    // Each kind once: a platform takes its time to start.
    const some = mine.filter((file) => !file.startsWith('tests/platform/') || file.startsWith('tests/platform/venues/'))
    const tested = run('vitest', 'run', ...some, 'tests/composition/screens.test.ts', ...houses)
    expect(tested.code, tested.output.slice(-5000)).toBe(0)
  })
})
