import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changed, demoList, journeys, lists, nameOf, screens } from './made-screens'
import { repository } from './source-tree'

// Against hanging alone: it runs the compiler and the tests of all that it made.
describe('new:screen, in a copy of the repository', { timeout: 900_000 }, () => {
  let folder = ''
  const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' })
  const run = (command: string, ...args: readonly string[]) => {
    const ran = spawnSync(join(repository, 'node_modules/.bin', command), args, { cwd: folder, encoding: 'utf8' })
    return { code: ran.status, output: ran.stdout + ran.stderr }
  }
  const newScreen = (...args: readonly string[]) => {
    const ran = spawnSync(process.execPath, ['scripts/new-screen.mjs', ...args], { cwd: folder, encoding: 'utf8' })
    return { code: ran.status, output: ran.stdout + ran.stderr }
  }
  /** The script of all first views, before a list is made and after: in one folder, for the cache of the builds. */
  const starts: Partial<Record<'before' | 'after', ReturnType<typeof startOf>>> = {}
  const startOf = (target: string) => {
    const env = { ...process.env, NODE_ENV: 'production', BUILD_DIR: target }
    const command = join(repository, 'node_modules/.bin/rsbuild')
    const ran = spawnSync(command, ['build', '--environment', 'web'], { cwd: folder, encoding: 'utf8', env })
    expect(ran.status, ran.stdout + ran.stderr).toBe(0)
    const named = JSON.parse(readFileSync(join(folder, target, 'web/chunk-files.json'), 'utf8')) as Record<
      string,
      string[]
    >
    return { files: named['index'], isMade: 'declaration-depots' in named }
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
    starts.before = startOf('dist/before')
    const depots = newScreen(
      ...['--files-only', '--kind', 'list', '--zh', '仓库', '--en', 'Depots'],
      ...['depots', 'depots', '/depots'],
    )
    expect(depots).toEqual({ code: 0, output: expect.stringContaining('contract/depots.ts') })
    starts.after = startOf('dist/after')
    git('reset', '--quiet', '--hard')
    git('clean', '--quiet', '-d', '--force')
    for (const args of screens) {
      const isLast = args === screens.at(-1)
      const made = newScreen(...(isLast ? [] : ['--files-only']), ...args)
      expect(made.output).toContain(`contract/${nameOf(args)}.ts`)
      expect(made.code).toBe(0)
      if (nameOf(args) !== 'libraries') continue
      const schema = join(folder, 'platform/features/civic/libraries/libraries.schema.ts')
      const text = readFileSync(schema, 'utf8')
      expect(text).toContain(changed.from)
      writeFileSync(schema, text.replace(changed.from, changed.from + changed.more))
    }
    // It runs the generator once for each screen.
  }, 900_000)
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('changes one list a side outside of the features, by one line and its import', () => {
    const changed = git('diff', '--numstat')
      .trim()
      .split('\n')
      .map((line) => line.split('\t'))
    const outside = changed.filter(([, , path = '']) => !/\bwish(es)?\b|^docs\/|\/migrations\/.*\.json$/.test(path))
    // Three new features, five steps of the demo, a table whose search is made anew when its rule changes, a kind of
    // content with its name in both languages, and why each of three forms does not tell its limit.
    expect(outside).toEqual([
      ['10', '0', demoList],
      ['6', '0', lists[0]],
      ['7', '0', 'platform/features/overview/search/renew-parts.ts'],
      ['6', '0', lists[1]],
      ['1', '0', 'src/domain/frame/content/content-kinds.ts'],
      ['2', '0', 'src/ui/frame/words/format.words.ts'],
      ['3', '0', 'tests/house/form-limits.test.ts'],
    ])
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
      ['--kind', 'list', '--zh', '通告', '--en', 'Bulletins', 'bulletins', 'bulletins', '/bulletins'],
      'make the list first',
    ],
    [
      'a screen twice',
      ['--kind', 'list', '--zh', '图书馆', '--en', 'Libraries', 'libraries', 'other', '/libraries'],
      'is a screen of libraries already',
    ],
    [
      'a detail of a list whose rows it cannot read',
      ['--kind', 'detail', '--zh', '心愿', '--en', 'Wish', 'wishes', 'other', '/micro-wish/:id'],
      'its screen cannot be told from its route',
    ],
    [
      'a type of a field that it does not know',
      ['--kind', 'list', '--zh', '公园', '--en', 'Parks', '--fields', 'size:big', 'parks', 'parks', '/parks'],
      'no type big',
    ],
    [
      'a form that publishes into no list',
      ['--kind', 'form', '--zh', '新公告', '--en', 'New', '--publishes', 'none', 'bulletins', 'new', '/new-bulletin'],
      'has no list none',
    ],
    [
      'an option of another kind',
      ['--kind', 'list', '--zh', '公园', '--en', 'Parks', '--with', 'comments', 'parks', 'parks', '/parks'],
      'comments is for a detail',
    ],
    [
      'a Chinese name of a field that there is not',
      ['--kind', 'form', '--zh', '新公告', '--en', 'New', '--names', 'none=无', 'bulletins', 'new', '/new-bulletin'],
      '--names has none, but there are text',
    ],
    [
      'a Chinese name among the values of a field',
      ['--kind', 'list', '--zh', '公园', '--en', 'Parks', '--fields', 'size:choice:big:大', 'parks', 'parks', '/parks'],
      '--names gives the values of size',
    ],
    [
      'a type that another file has',
      ['--kind', 'list', '--zh', '发现', '--en', 'Finds', '--filter', 'kind=old,new', 'finds', 'found', '/finds'],
      'FoundKind of ',
    ],
    [
      'a field with a word that JavaScript keeps for itself',
      [
        '--kind',
        'list',
        '--zh',
        '公园',
        '--en',
        'Parks',
        '--fields',
        'name:text,class:text',
        'parks',
        'parks',
        '/parks',
      ],
      'class is taken',
    ],
    ['an option that it does not know', ['--wrong'], 'Unknown option'],
  ])('refuses %s, and writes nothing', (_, args, words) => {
    const before = git('status', '--porcelain')
    const { code, output } = newScreen(...args)
    expect([code, output]).toEqual([2, expect.stringContaining(words)])
    expect(git('status', '--porcelain')).toBe(before)
  })

  it('says how it is used', () => {
    for (const args of [[], ['--help']])
      expect(newScreen(...args)).toEqual({ code: 0, output: expect.stringContaining('--with <a,b>') })
  })

  it('gives a detail at the path of a list the rows of the list as they are now: one table, one seeding, one address', () => {
    const read = (path: string) => readFileSync(join(folder, path), 'utf8')
    const tables = read('platform/features/civic/libraries/libraries.schema.ts').matchAll(/pgTable\(\s*'(\w+)'/g)
    expect([...tables].map(([, name]) => name)).toEqual(['libraries'])
    expect(existsSync(join(folder, 'platform/demo/seeding/civic/libraries/seed-library.ts'))).toBe(false)
    expect(read('contract/library.ts')).toContain("url: '/v1/libraries/:id'")
    expect(read('contract/library.ts')).toContain('address: z.nullable(z.string())')
    expect(read('src/ui/civic/libraries/library.screen.tsx')).toContain('{value.address !== null && ')
    expect(read('src/ui/civic/libraries/libraries.screen.tsx')).toContain('to={libraryPath(item.id)}')
  })

  it('gives a form that publishes the fields of its list, which leads to it and shows what is approved', () => {
    const read = (path: string) => readFileSync(join(folder, path), 'utf8')
    expect(read('contract/recommendation.ts')).toMatch(/title: [^]*text: [^]*place: [^]*kind: [^]*contact: /)
    expect(read('contract/library.ts')).not.toContain('contact')
    // The column beside them came by hand, and does not say that it has several lines.
    expect(read('src/ui/civic/libraries/recommendation.screen.tsx')).toMatch(
      /TextField [^]*?'title'[^]*TextArea [^]*?'text'[^]*TextField [^]*?'contact'/,
    )
    for (const screen of ['library', 'recommendation'])
      expect(read(`src/ui/civic/libraries/${screen}.words.ts`)).toContain("place: '馆址'")
    expect(read('src/ui/civic/libraries/libraries.screen.tsx')).toContain('to={recommendationPath}')
    for (const file of ['list-libraries', 'read-library', 'libraries.uploads'])
      expect(read(`platform/features/civic/libraries/${file}.ts`)).toContain("librariesTable.state, 'approved')")
  })

  it('writes the limits of a form once, in the domain: the contract and the words take them from there', () => {
    const read = (path: string) => readFileSync(join(folder, path), 'utf8')
    expect(read('contract/wish-report.ts')).toContain('z.maxLength(mostWishReportPictures)')
    const words = read('src/ui/civic/wishes/wish-report.words.ts')
    for (const limit of ['wishReportTextRule.least', 'wishReportTextRule.most', 'mostWishReportPictures'])
      expect(words).toContain(`\${${limit}}`)
    expect(words).not.toMatch(/500|9张/)
  })

  it('says of what a list shows that the office ends it, and of what a member sends that the member does', () => {
    const retention = readFileSync(join(folder, 'docs/retention.md'), 'utf8').split('\n')
    const end = (table: string) => retention.find((line) => line.includes(`\`${table}\``))?.split('|')[2]
    expect([end('libraries'), end('survey')]).toEqual([
      expect.stringContaining('the office ends it'),
      expect.stringContaining('its member takes it back'),
    ])
  })

  it('leads who sent something to what everybody sees, once it is approved', () => {
    const cases = git(
      'ls-files',
      '--others',
      '--exclude-standard',
      'platform/features/civic/libraries/*-case.ts',
    ).trim()
    expect(readFileSync(join(folder, cases), 'utf8')).toContain(
      "state === 'approved' ? `/libraries/${encodeURIComponent(id)}` : '/library-recommendation'",
    )
  })

  it('says who may see a place of a row, and refuses what the site refuses in its name', () => {
    const read = (path: string) => readFileSync(join(folder, path), 'utf8')
    const answers = read('docs/personal-answers.md')
    expect(answers).toContain('| `listLibraries` | `items[].place.latitude`, `items[].place.longitude` | Everybody: ')
    expect(answers).toContain('| `getLibrary` | `address` | Everybody: ')
    expect(read('contract/recommendation.ts')).toContain('place: z.object({ name: writtenText(200), ')
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
    expect(git('status', '--porcelain')).toMatch(/\?\? platform\/database\/migrations\/\d+_wish-report\.sql/)
    const mine = git('ls-files', '--others', '--exclude-standard', 'tests/*.test.ts').trim().split('\n')
    // What people comment on has no test of its view-model.
    expect(mine).toHaveLength(3 * screens.length - 1)
    const houses = [
      'chinese',
      'class-names',
      'comments',
      'endpoints',
      'examples',
      'form-limits',
      'gateways',
      'language',
      'notices',
      'personal-answers',
      'rules',
      'screens-table',
      'spacing',
      'terms',
      'type-names',
      'words',
    ].map((name) => `tests/house/${name}.test.ts`)
    // Each kind once: a platform takes its time to start.
    const some = mine.filter(
      (file) =>
        !/^tests\/(platform|infrastructure)\//.test(file) ||
        /^tests\/platform\/features\/civic\/libraries\/|gateways\/librar/.test(file),
    )
    const tested = run(
      'vitest',
      'run',
      ...some,
      'tests/composition/screens.test.ts',
      'tests/platform/kernel/database/tables.test.ts',
      'tests/platform/kernel/retention.test.ts',
      ...houses,
    )
    expect(tested.code, tested.output.slice(-5000)).toBe(0)
  })

  // A linter judges each file by itself, and the checks run it over the others, which takes five times as long.
  it.each([
    ['oxlint', ['--type-aware', '--quiet'], /\.tsx?$/],
    ['stylelint', [], /\.css$/],
  ])('makes and changes files that %s accepts', (command, args, kind) => {
    const written = git('ls-files', '--others', '--modified', '--exclude-standard').split('\n')
    const files = written.filter((file) => kind.test(file))
    expect(files.length).toBeGreaterThan(2)
    const { code, output } = run(command, ...args, ...files)
    expect(code, output.slice(-5000)).toBe(0)
  })

  it.each([
    ['depcruise', ['--config', '.dependency-cruiser.cjs', 'src', 'contract', 'platform', 'conform']],
    ['knip', []],
    ['knip', ['--production', '--include', 'files,exports']],
  ])('makes what %s %j accepts', (command, args) => {
    const { code, output } = run(command, ...args)
    expect(code, output.slice(-5000)).toBe(0)
  })

  it('leaves the script that all first views start with as it was', () => {
    expect([starts.before?.isMade, starts.after?.isMade]).toEqual([false, true])
    // Their names contain the hashes of their contents.
    expect(starts.after?.files).toEqual(starts.before?.files)
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
    expect(opened.stdout).toContain('5 passed')
  })
})
