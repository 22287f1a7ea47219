import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { repository } from './source-tree'

/** Each kind, in a feature of its own, in one that the generator made, and in one that stood before it. */
const screens = [
  ['list', '图书馆', 'Libraries', 'libraries', 'libraries', '/libraries'],
  ['detail', '图书馆', 'Library', 'libraries', 'library', '/libraries/:id'],
  ['form', '图书馆申请', 'Library request', 'libraries', 'library-request', '/library-request'],
  ['detail', '公告', 'Notice', 'notices', 'notice', '/notices/:id'],
  ['form', '调查', 'Survey', 'surveys', 'survey', '/survey'],
  ['list', '心愿消息', 'Wish news', 'wishes', 'wish-news', '/wish-news'],
  ['detail', '心愿故事', 'Wish story', 'wishes', 'wish-story', '/wish-story/:id'],
  ['form', '心愿举报', 'Wish report', 'wishes', 'wish-report', '/wish-report'],
] as const

/** What must change outside of the features themselves. */
const lists = ['platform/features.ts', 'src/composition/features.ts']

/** The list of the demo's steps: a line and its import for each new list and detail with rows of its own. */
const demoList = 'platform/demo/demo-steps.ts'

// Against hanging alone: it runs the compiler and the tests of all that it made.
describe('new:screen, in a copy of the repository', { timeout: 900_000 }, () => {
  let folder = ''
  const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' })
  const run = (command: string, ...args: readonly string[]) => {
    const ran = spawnSync(join(repository, 'node_modules/.bin', command), args, { cwd: folder, encoding: 'utf8' })
    return { code: ran.status, output: ran.stdout + ran.stderr }
  }
  const newScreen = (...args: readonly string[]) => {
    const ran = spawnSync(process.execPath, ['scripts/new-screen.mjs', '--files-only', ...args], {
      cwd: folder,
      encoding: 'utf8',
    })
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
    for (const [kind, zh, en, ...names] of screens) {
      const made = newScreen('--kind', kind, '--zh', zh, '--en', en, ...names)
      expect(made.output).toContain(`contract/${names[1]}.ts`)
      expect(made.code).toBe(0)
    }
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('changes one list a side outside of the features, by one line and its import', () => {
    const changed = git('diff', '--numstat')
      .trim()
      .split('\n')
      .map((line) => line.split('\t'))
    const outside = changed.filter(([, , path = '']) => !/\bwishes\b/.test(path))
    // Three new features.
    expect(outside).toEqual([['8', '0', demoList], ...lists.map((path) => ['6', '0', path])])
  })

  it.each([
    ['no name in Chinese', ['--kind', 'list', '--en', 'Parks', 'parks', 'parks', '/parks'], '--zh is missing'],
    [
      'English for Chinese',
      ['--kind', 'list', '--zh', 'Parks', '--en', 'Parks', 'parks', 'parks', '/parks'],
      '--zh is missing',
    ],
    [
      'a list after its detail',
      ['--kind', 'list', '--zh', '公告', '--en', 'Notices', 'notices', 'notices', '/notices'],
      'make the list first',
    ],
    [
      'a screen twice',
      ['--kind', 'list', '--zh', '图书馆', '--en', 'Libraries', 'libraries', 'other', '/libraries'],
      'is a screen of libraries already',
    ],
  ])('refuses %s, and writes nothing', (_, args, words) => {
    const before = git('status', '--porcelain')
    const { code, output } = newScreen(...args)
    expect([code, output]).toEqual([2, expect.stringContaining(words)])
    expect(git('status', '--porcelain')).toBe(before)
  })

  it('gives a detail at the path of a list the rows of the list: one table, one seeding, one address', () => {
    const read = (path: string) => readFileSync(join(folder, path), 'utf8')
    const tables = read('platform/features/civic/libraries/libraries.schema.ts').matchAll(/pgTable\(\s*'(\w+)'/g)
    expect([...tables].map(([, name]) => name)).toEqual(['libraries', 'library_request'])
    expect(existsSync(join(folder, 'platform/demo/seeding/civic/libraries/seed-library.ts'))).toBe(false)
    expect(read('contract/library.ts')).toContain("url: '/v1/libraries/:id'")
    expect(read('src/ui/civic/libraries/libraries.screen.tsx')).toContain('to={libraryPath(item.id)}')
  })

  it('makes what compiles, is formatted, and keeps the rules of the house', () => {
    expect(run('oxfmt', '--check', 'contract', 'src', 'platform', 'tests').output).toContain('All matched files')
    // The tests are compiled by their runner.
    const compiler = join(repository, 'node_modules/typescript-native/bin/tsc')
    const compiled = spawnSync(process.execPath, [compiler, '-b', 'src/composition', 'platform'], {
      cwd: folder,
      encoding: 'utf8',
    })
    expect([compiled.status, compiled.stdout]).toEqual([0, ''])
  })

  it('makes screens that get their view-models, and tests that pass: the rows of the demo city come from the platform', () => {
    expect(
      run('drizzle-kit', 'generate', '--config', 'platform/database/drizzle.config.ts', '--name', 'new').code,
    ).toBe(0)
    const mine = git('ls-files', '--others', '--exclude-standard', 'tests/*.test.ts').trim().split('\n')
    expect(mine).toHaveLength(2 * screens.length)
    const houses = ['chinese', 'examples', 'rules', 'words'].map((name) => `tests/house/${name}.test.ts`)
    // Each kind once: a platform takes its time to start.
    const some = mine.filter(
      (file) => !file.startsWith('tests/platform/') || file.startsWith('tests/platform/features/civic/libraries/'),
    )
    const tested = run(
      'vitest',
      'run',
      ...some,
      'tests/composition/screens.test.ts',
      'tests/platform/kernel/database/tables.test.ts',
      ...houses,
    )
    expect(tested.code, tested.output.slice(-5000)).toBe(0)
  })

  it.each([
    ['oxlint', ['--type-aware', '--quiet']],
    ['stylelint', ['src/**/*.css']],
    ['depcruise', ['--config', '.dependency-cruiser.cjs', 'src', 'contract', 'platform']],
    ['knip', []],
    ['knip', ['--production', '--include', 'files,exports']],
  ])('makes what %s %j accepts', (command, args) => {
    const { code, output } = run(command, ...args)
    expect(code, output.slice(-5000)).toBe(0)
  })

  it('makes screens that a browser opens with the rows of the demo city, and a form that sends: each kind once', () => {
    // The build is for use, not for tests.
    const env = { ...process.env, NODE_ENV: 'production' }
    const node = (...args: readonly string[]) =>
      spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8', env })
    const built = node('scripts/build.mjs')
    expect(built.status, built.stdout + built.stderr).toBe(0)
    const found = node('-e', `import('./scripts/browser.mjs').then((it) => it.ensureBrowser()).then(console.log)`)
    writeFileSync(join(folder, 'tests/e2e/made.spec.ts'), journeys)
    const opened = spawnSync(
      join(repository, 'node_modules/.bin/playwright'),
      ['test', 'tests/e2e/made.spec.ts', '--workers=1', '--retries=0'],
      {
        cwd: folder,
        encoding: 'utf8',
        env: { ...env, CHROMIUM_PATH: found.stdout.trim().split('\n').at(-1), E2E_PORT: '8797' },
      },
    )
    expect(opened.status, opened.stdout.slice(-5000)).toBe(0)
    expect(opened.stdout).toContain('3 passed')
  })
})

/** Run in the copy, on the platform of the copy. */
const journeys = `
import { expect, test, visit } from './support/journey'

test('a list shows its rows, the newest first, and each leads to its detail', async ({ page }) => {
  await visit(page, '/libraries')
  await expect(page.getByText('Libraries number 1', { exact: true })).toBeVisible()
  await expect(page.getByRole('listitem')).not.toHaveCount(0)
  await page.getByRole('link', { name: /^Libraries number 3(?![0-9])/ }).click()
  await expect(page).toHaveURL(/libraries-3$/)
  await expect(page.getByRole('article').getByText('This is the text of number 3.')).toBeVisible()
})

test('a detail shows its row', async ({ page }) => {
  await visit(page, '/wish-story/wish-story-1')
  await expect(page.getByText('This is the text of number 1.')).toBeVisible()
})

test('a form asks for what is missing, and sends what is filled in', async ({ page, member }) => {
  await visit(page, '/library-request')
  expect(member.token).not.toBe('')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Write something first')).toBeVisible()
  await page.getByRole('textbox').fill('Room for thirty people on Friday')
  const sent = page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.url().includes('library_request'))
  await page.getByRole('button', { name: 'Send' }).click()
  expect((await sent).status()).toBe(200)
  await expect(page).not.toHaveURL(/library-request/)
})
`
