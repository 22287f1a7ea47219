// Builds another commit of this repository in a clone of its own, to be measured beside this one.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from '../../scripts/run.mjs'

const git = (folder, ...words) => execFileSync('git', ['-C', folder, ...words], { encoding: 'utf8' }).trim()

/** The folder of a commit with its dependencies and its client, which are made once and kept below `.cache`. */
export async function builtCommit(reference) {
  const commit = git(root, 'rev-parse', '--verify', `${reference}^{commit}`)
  const folder = join(root, '.cache', 'bench', 'commits', commit.slice(0, 12))
  const stamp = join(folder, '.cache', 'installed')
  if (!existsSync(stamp)) {
    if (!existsSync(join(folder, '.git'))) git(root, 'clone', '--quiet', '--shared', '--no-checkout', '.', folder)
    git(folder, 'checkout', '--quiet', '--detach', commit)
    await run('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder })
    mkdirSync(join(folder, '.cache'), { recursive: true })
    writeFileSync(stamp, '')
  }
  // The build script of each commit builds nothing where nothing has changed since.
  // It has a folder of its own for it, whatever folder this commit is built into.
  await run(process.execPath, ['scripts/build.mjs'], { cwd: folder, env: { BUILD_DIR: undefined } })
  return { commit: commit.slice(0, 8), folder }
}
