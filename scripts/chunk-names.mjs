const lazy = /(\blazyCode\(\s*'([\w-]+)',\s*\(\)\s*=>\s*import\(\s*)(?!\s|\/\*)/g

/**
 * Copies the name given to each `lazyCode` call into a comment inside its `import()`, because the bundler reads the names
 * of chunks only from such comments.
 */
export const withChunkNames = (source) => source.replace(lazy, '$1/* webpackChunkName: "$2" */ ')
