const lazy = /(\blazyCode\(\s*'([\w-]+)',\s*\(\)\s*=>\s*import\(\s*)(?!\s|\/\*)/g

/**
 * Adds the name that each `lazyCode` states as a comment, since the bundler reads the names of chunks only from
 * comments.
 */
export const withChunkNames = (source) => source.replace(lazy, '$1/* webpackChunkName: "$2" */ ')
