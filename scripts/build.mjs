// Builds the client for browsers and for the platform, compresses its files, and bundles the platform; skips what has
// not changed.
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { bin, root, run } from './run.mjs'
import { buildPlatform } from './build-platform.mjs'
import { writeBillOfMaterials } from './sbom.mjs'
import { sourcesHash } from './sources-hash.mjs'

const sources = [
  'src',
  'contract',
  'platform/demo/phones',
  'rsbuild.config.ts',
  'scripts/chunk-addresses.mjs',
  'scripts/chunk-names.mjs',
  'scripts/class-names.mjs',
  'scripts/contract-for-client.mjs',
  'scripts/kept-addresses.mjs',
  'scripts/leaflet-without-markup.mjs',
  'scripts/sbom.mjs',
  'package-lock.json',
  // The browsers that the client is built for stand there.
  'package.json',
  'tsconfig.base.json',
]

export async function build(options = {}) {
  await buildPlatform()
  await buildClient(options)
}

async function buildClient({ force = false }) {
  const target = resolve(root, process.env.BUILD_DIR ?? 'dist')
  const stamp = join(target, 'built-from')
  const sourceHash = sourcesHash(sources)
  const hash = `${sourceHash} ${process.env.KIT ?? ''}`
  if (!force && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return
  console.log('Building the client…')
  // The version of a build as the client, the platform and the source maps name it.
  const version = sourceHash.slice(0, 10)
  process.env.TOWNSQUARE_BUILD = version
  await run(bin('rsbuild'), ['build'])
  keepSourceMaps(join(target, 'web'), join(target, 'maps'), version)
  const { screenFacts } = await import(pathToFileURL(join(target, 'server', 'index.js')).href)
  const facts = screenFacts()
  const chunkFiles = JSON.parse(readFileSync(join(target, 'web', 'chunk-files.json'), 'utf8'))
  const missingChunks = facts.firstViews.flatMap(({ chunks }) => chunks).filter((chunk) => !(chunk in chunkFiles))
  if (missingChunks.length > 0)
    throw new Error(`no chunk of the build has the name ${[...new Set(missingChunks)].join(', ')}`)
  const paths = facts.firstViews.map(({ path }) => path)
  checkStart(join(target, 'web'), chunkFiles, paths)
  writeFileSync(join(target, 'server', 'screens.json'), JSON.stringify({ ...facts, version }))
  await compress(join(target, 'web'))
  await writeBillOfMaterials(target)
  mkdirSync(target, { recursive: true })
  writeFileSync(stamp, hash)
}

/** Builds whose source maps are kept: phones go on with an old build for days, and run into its errors. */
const keptMaps = 10

/** Moves the source maps out of what is served, into a folder of this build, and removes those of the oldest builds. */
function keepSourceMaps(folder, maps, version) {
  const buildMaps = join(maps, version)
  rmSync(buildMaps, { recursive: true, force: true })
  mkdirSync(buildMaps, { recursive: true })
  for (const file of readdirSync(folder, { recursive: true }))
    if (file.endsWith('.js.map')) renameSync(join(folder, file), join(buildMaps, basename(file)))
  const byAge = readdirSync(maps).sort(
    (one, other) => statSync(join(maps, other)).mtimeMs - statSync(join(maps, one)).mtimeMs,
  )
  for (const old of byAge.slice(keptMaps)) rmSync(join(maps, old), { recursive: true })
}

/** The script that all first views start with holds no route and no address of a screen's code, or it would grow. */
function checkStart(folder, chunkFiles, paths) {
  const start = chunkFiles.index
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n')
  const hashes = Object.entries(chunkFiles)
    .flatMap(([name, files]) => (name === 'index' ? [] : files.filter((file) => !chunkFiles.index.includes(file))))
    .flatMap((file) => /\.([\da-f]{10})\.\w+$/.exec(file)?.[1] ?? [])
  const held = [...paths.filter((path) => path.includes('/:')), ...new Set(hashes)].filter((text) =>
    start.includes(text),
  )
  if (held.length > 0) throw new Error(`the start script grows with the screens: it holds ${held.join(', ')}`)
}

/** Writes a .br and a .gz beside every larger text file. */
async function compress(folder) {
  const files = readdirSync(folder, { recursive: true }).filter((file) =>
    /\.(js|css|html|json|svg|webmanifest)$/.test(file),
  )
  await Promise.all(
    files.map(async (file) => {
      const path = join(folder, file)
      const content = readFileSync(path)
      if (content.length < 512) return
      writeFileSync(
        `${path}.br`,
        await promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
      )
      writeFileSync(`${path}.gz`, await promisify(gzip)(content, { level: 9 }))
    }),
  )
}

if (process.argv[1] === join(root, 'scripts', 'build.mjs')) await build({ force: process.argv.includes('--force') })
