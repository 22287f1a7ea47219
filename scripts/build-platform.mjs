// Bundles the platform and its operator's commands; skips the build when nothing has changed.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { bin, root, run } from './run.mjs'
import { sourcesHash } from './sources-hash.mjs'

const sources = [
  'contract',
  'src/domain',
  'platform',
  'rsbuild.platform.config.ts',
  'package-lock.json',
  'tsconfig.base.json',
]

const folder = join(resolve(root, process.env.BUILD_DIR ?? 'dist'), 'platform')

/** The absolute path of a program of the bundle: `main` or `operator`. */
export const platformProgram = (name) => join(folder, `${name}.js`)

/** Builds `dist/platform/main.js` and `operator.js`. */
export async function buildPlatform() {
  const stamp = join(folder, 'built-from')
  const hash = sourcesHash(sources, (file) => /\.(ts|json)$/.test(file))
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return
  await run(bin('rsbuild'), ['build', '--config', 'rsbuild.platform.config.ts', '--log-level', 'warn'])
  writeFileSync(stamp, hash)
}

if (process.argv[1] === join(root, 'scripts', 'build-platform.mjs')) await buildPlatform()
