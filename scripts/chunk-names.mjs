const lazy = /(\blazy(?:Code|Binding)\(\s*'([\w-]+)',\s*(?:\w+,\s*)?\(\)\s*=>\s*import\(\s*)(?!\s|\/\*)/g
const entries =
  /(\b(\w+): lazyCode\([^,]+,\s*\(\)\s*=>\s*import\(\s*\/\* webpackChunkName: "[\w-]+")( \*\/ '[^']+\.entries)'/g

/**
 * Copies the name given to each `lazyCode` and `lazyBinding` call into a comment inside its `import()`, because the
 * bundler reads the names of chunks only from such comments. Ways, entries of Mine and notices of a feature are in one
 * file, but a first view needs no more than one of them: each is imported as a module of its own, by a query, of which
 * the bundler keeps that export alone.
 */
export const withChunkNames = (source) =>
  source.replace(lazy, '$1/* webpackChunkName: "$2" */ ').replace(entries, `$1, webpackExports: ["$2"]$3?$2'`)
