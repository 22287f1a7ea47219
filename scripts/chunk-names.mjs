const lazy = /(\blazyCode\(\s*'([\w-]+)',\s*\(\)\s*=>\s*import\(\s*)(?!\s|\/\*)/g

/** Gives the bundler, which reads the names of chunks from comments alone, the name that each `lazyCode` states. */
export const withChunkNames = (source) => source.replace(lazy, '$1/* webpackChunkName: "$2" */ ')
