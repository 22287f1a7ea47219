import { defineConfig } from '@rsbuild/core'

/** What is not a file of ours is loaded from node_modules, where native parts and data lie beside their code. */
const isLibrary = (request: string): boolean => !/^(\.{0,2}\/|[A-Za-z]:[\\/])/.test(request)

/** The platform and its operator's commands as a few files, since compiling them at each start costs more than the rest of the start. */
export default defineConfig({
  performance: { printFileSize: false },
  environments: {
    platform: {
      source: { entry: { main: './platform/main.ts', operator: './platform/operator.ts' } },
      output: {
        target: 'node',
        module: true,
        distPath: { root: `${process.env.BUILD_DIR ?? 'dist'}/platform` },
        cleanDistPath: true,
        filename: { js: '[name].js' },
        minify: false,
        sourceMap: { js: 'source-map' },
        externals: [
          ({ request = '', contextInfo }, callback) =>
            contextInfo?.issuer !== '' && isLibrary(request) ? callback(undefined, `module ${request}`) : callback(),
        ],
      },
      tools: {
        rspack: {
          // `import.meta` stays what Node says: the build's own address.
          module: { parser: { javascript: { importMeta: false, url: false } } },
          output: { chunkFilename: 'parts/[id].js' },
        },
      },
    },
  },
})
