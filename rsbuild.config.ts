import { readdirSync, readFileSync } from 'node:fs'
import { defineConfig, rspack, type RsbuildPlugin } from '@rsbuild/core'
import { pluginReact } from '@rsbuild/plugin-react'
import { withoutAddresses } from './scripts/chunk-addresses.mjs'
import { withChunkNames } from './scripts/chunk-names.mjs'
import { classNaming } from './scripts/class-names.mjs'
import { forClient } from './scripts/contract-for-client.mjs'
import { keptAddresses } from './scripts/kept-addresses.mjs'
import { withoutMarkup } from './scripts/leaflet-without-markup.mjs'

type Source = InstanceType<typeof rspack.sources.Source>

const root = process.env.BUILD_DIR ?? 'dist'
/** False for the development server, whose documents are not drawn. */
const isBuilt = process.env.NODE_ENV === 'production'
const { version, browserslist } = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8')) as {
  version: string
  browserslist: string[]
}

/**
 * Writes which files contain which named chunk, so that the platform can send a first view with its style and its
 * scripts.
 */
const chunkFiles: RsbuildPlugin = {
  name: 'townsquare:chunk-files',
  setup(api) {
    api.processAssets({ stage: 'report', environments: ['web'] }, ({ compilation, sources }) => {
      // The bundler keeps the order of the scripts alone: a style stands before or after the script of its chunk.
      const files = Object.fromEntries(
        [...compilation.namedChunkGroups].map(([name, group]) => {
          const all = group.getFiles()
          return [name, ['.css', '.js'].flatMap((kind) => all.filter((file) => file.endsWith(kind)))]
        }),
      )
      compilation.emitAsset('chunk-files.json', new sources.RawSource(JSON.stringify(files)))
    })
  },
}

const nameClass = classNaming(import.meta.dirname)

/** Gives a chunk the name by which the client's own code knows it. */
const chunkNames: RsbuildPlugin = {
  name: 'townsquare:chunk-names',
  setup(api) {
    api.transform({ test: /\.(routes|feature)\.ts$/, order: 'pre' }, ({ code }) => withChunkNames(code))
  },
}

/**
 * Replaces the part of a text that differs from the changed one, so that the source map of the rest stays. The bundler's
 * runtime, which is what changes, stands in one place.
 */
function changedSource(source: Source, before: string, after: string): Source {
  const most = Math.min(before.length, after.length)
  let start = 0
  while (start < most && before[start] === after[start]) start += 1
  let end = 0
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end += 1
  const changed = new rspack.sources.ReplaceSource(source)
  changed.replace(start, before.length - end - 1, after.slice(start, after.length - end))
  return changed
}

/**
 * Moves the addresses of all chunks from the client's own script to the one with the declarations of all features, and
 * names that one in the plain page, which begins with it.
 */
const chunkAddresses: RsbuildPlugin = {
  name: 'townsquare:chunk-addresses',
  setup(api) {
    const ownFile = (files: readonly string[], name: string) =>
      files.find((file) => file.endsWith('.js') && (file.split('/').at(-1) ?? '').startsWith(`${name}.`)) ?? ''
    api.processAssets({ stage: 'additions', environments: ['web'] }, ({ compilation, assets, sources }) => {
      const [own, table] = ['index', 'features'].map((name) => ownFile(Object.keys(assets), name)) as [string, string]
      const ownText = String(assets[own]?.source())
      const { start, addresses } = withoutAddresses(ownText)
      compilation.updateAsset(own, (source) => changedSource(source, ownText, start))
      compilation.updateAsset(table, (source) => new sources.ConcatSource(addresses, source))
    })
    api.modifyHTMLTags(({ headTags, bodyTags }, { compilation }) => {
      const src = `/${ownFile(
        compilation.getAssets().map(({ name }) => name),
        'features',
      )}`
      return { headTags: [{ tag: 'script', attrs: { defer: true, src } }, ...headTags], bodyTags }
    })
  },
}

/** Brings of the contract what the client reads. */
const clientContract: RsbuildPlugin = {
  name: 'townsquare:client-contract',
  setup(api) {
    api.transform({ test: /\/contract\/[\w-]+\.ts$/, environments: ['web'], order: 'pre' }, ({ code }) =>
      forClient(code),
    )
  },
}

/** The map's library starts under Trusted Types. */
const leafletStart: RsbuildPlugin = {
  name: 'townsquare:leaflet-start',
  setup(api) {
    api.transform({ test: /leaflet-src\.js$/, environments: ['web'] }, ({ code }) => withoutMarkup(code))
  },
}

/**
 * Tells the browser that the start scripts run completely, so that it compiles them on another thread while they load
 * instead of function by function when they are first called. Browsers that do not know the hint read it as a comment.
 */
const compileHints: RsbuildPlugin = {
  name: 'townsquare:compile-hints',
  setup(api) {
    api.processAssets({ stage: 'report', environments: ['web'] }, ({ compilation, sources }) => {
      const start =
        compilation.namedChunkGroups
          .get('index')
          ?.getFiles()
          .filter((file) => file.endsWith('.js')) ?? []
      for (const file of start) {
        compilation.updateAsset(file, (source) => new sources.ConcatSource('//# allFunctionsCalledOnLoad\n', source))
        // The map counts the added line, too: each `;` of it is one.
        compilation.updateAsset(
          `${file}.map`,
          (source) => new sources.RawSource(String(source.source()).replace('"mappings":"', '"mappings":";')),
        )
      }
    })
  },
}

const declarations = './src/composition/features'

/**
 * An entry for the declaration of each feature that has screens, so that a drawn document can bring its own: the file
 * leaves it as `window.declaredFeature`.
 */
const declarationEntries = Object.fromEntries(
  readdirSync(new URL(declarations, import.meta.url))
    .filter((file) => !readFileSync(new URL(`${declarations}/${file}`, import.meta.url), 'utf8').includes('routes: []'))
    .map((file) => [
      `declaration-${file.replace('.feature.ts', '')}`,
      {
        import: `${declarations}/${file}`,
        dependOn: 'index',
        library: { type: 'window', name: 'declaredFeature' },
        html: false,
      },
    ]),
)

/** The chunks whose screens also load the player's chunk. */
const soundChunks = ['player', 'audio', 'album', 'radio', 'radio-list', 'video', 'video-output', 'collection', 'tv']

export default defineConfig(async () => ({
  plugins: [pluginReact(), chunkNames, clientContract, leafletStart],
  source: {
    decorators: { version: 'legacy' },
    define: {
      TOWNSQUARE_VERSION: JSON.stringify(version),
      TOWNSQUARE_BUILD: JSON.stringify(process.env.TOWNSQUARE_BUILD ?? ''),
      TOWNSQUARE_KIT: String(process.env.NODE_ENV !== 'production' || process.env.KIT === '1'),
    },
  },
  // Parameters carry @inject themselves, so the metadata of types would be loaded and run for nothing.
  tools: {
    swc: { jsc: { transform: { decoratorMetadata: false } } },
    cssLoader: (options) => {
      // Names of classes stand in the style, the script and the markup of each first view.
      if (isBuilt && typeof options.modules === 'object')
        options.modules.getLocalIdent = ({ resourcePath }, _, name) => nameClass(resourcePath, name)
    },
  },
  dev: { lazyCompilation: false },
  server: {
    host: '127.0.0.1',
    historyApiFallback: true,
    proxy: Object.fromEntries(
      ['/v1', '/v2', '/v3', '/media', '/streams', '/uploads', '/live', '/demo', '/docs'].map((path) => [
        path,
        process.env.PLATFORM_ORIGIN ?? 'http://127.0.0.1:8788',
      ]),
    ),
  },
  performance: { printFileSize: false },
  environments: {
    web: {
      plugins: [chunkFiles, compileHints, ...(isBuilt ? [chunkAddresses] : [])],
      source: { entry: { index: './src/main.tsx', ...(isBuilt ? declarationEntries : {}) } },
      html: { template: './src/index.html', inject: 'head', scriptLoading: 'defer' },
      output: {
        target: 'web',
        distPath: { root: `${root}/web` },
        cleanDistPath: true,
        filename: { js: '[name].[contenthash:10].js', css: '[name].[contenthash:10].css' },
        // The build puts the maps beside the client (`scripts/build.mjs`), and no script names its map.
        sourceMap: isBuilt ? { js: 'hidden-nosources-source-map' } : false,
        overrideBrowserslist: browserslist,
        polyfill: 'off',
      },
      tools: {
        // A file's name has the id of its chunk, by which a document tells the addresses of those that it names.
        cssExtract: isBuilt
          ? { pluginOptions: { chunkFilename: 'static/css/async/[name].[id].[contenthash:10].css' } }
          : {},
        rspack: {
          output: {
            trustedTypes: { policyName: 'townsquare#bundler' },
            chunkLoadTimeout: 120_000,
            ...(isBuilt && { chunkFilename: 'static/js/async/[name].[id].[contenthash:10].js' }),
          },
          optimization: {
            splitChunks: {
              cacheGroups: {
                // These chunks load the player's chunk anyway, so code that they share with it is not copied.
                player: {
                  test: /src\/(application|domain)\/frame\/player\//,
                  name: 'player',
                  chunks: ({ name = '' }) => soundChunks.includes(name),
                  enforce: true,
                },
                // Small rules of texts, which most screens share, and of names and numbers, which forms share: each would be
                // copied into every chunk that needs it.
                texts: {
                  test: /src\/domain\/frame\/shared\/(?:graphemes|plain-text|unseen-characters)\.ts$/,
                  name: 'texts',
                  chunks: 'async',
                  enforce: true,
                },
                // The screen of a wish loads both chunks, so code that they share stands in a third one instead of in each.
                wishContract: {
                  test: /\/(?:contract|src\/domain)\//,
                  name: 'wish-contract',
                  chunks: ({ name = '' }) => ['wishes', 'helped-person-adapters'].includes(name),
                  minChunks: 2,
                  enforce: true,
                },
                names: {
                  test: /src\/domain\/frame\/shared\/(?:han-radicals|name-length|person-name|plain-writing|shown-name|typed-figures)\.ts$/,
                  name: 'names',
                  chunks: 'async',
                  enforce: true,
                },
              },
            },
          },
        },
      },
    },
    worker: {
      source: {
        entry: { sw: './src/service-worker/sw.ts' },
        define: { TOWNSQUARE_KEPT_ADDRESSES: JSON.stringify(await keptAddresses()) },
      },
      output: {
        target: 'web-worker',
        // The service worker is at the root, so that its scope is the whole client.
        distPath: { root: `${root}/web`, js: '' },
        filename: { js: '[name].js' },
        cleanDistPath: false,
        sourceMap: false,
      },
    },
    starter: {
      source: { entry: { starter: './src/starter/starter.ts', 'plain-starter': './src/starter/plain-starter.ts' } },
      output: {
        target: 'web',
        distPath: { root: `${root}/starter`, js: '' },
        filename: { js: '[name].js' },
        sourceMap: false,
        overrideBrowserslist: browserslist,
        polyfill: 'off',
      },
      // The platform writes it into each document.
      tools: { htmlPlugin: false },
      splitChunks: false,
    },
    demo: {
      source: { entry: { phones: './platform/demo/phones/main.ts' } },
      output: {
        target: 'web',
        distPath: { root: `${root}/demo`, js: '' },
        filename: { js: '[name].js' },
        cleanDistPath: true,
        sourceMap: false,
        overrideBrowserslist: browserslist,
        polyfill: 'off',
      },
      // The demo's own page inlines it.
      tools: { htmlPlugin: false },
      splitChunks: false,
    },
    server: {
      source: { entry: { index: './src/server.tsx' } },
      output: {
        target: 'node',
        module: true,
        distPath: { root: `${root}/server` },
        cleanDistPath: true,
        filename: { js: '[name].js' },
        minify: false,
        sourceMap: false,
        emitAssets: false,
      },
    },
  },
}))
