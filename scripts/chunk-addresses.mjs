const script =
  /(__webpack_require__\.u = \(chunkId\) => \{)([^]*?)\breturn ("static\/js\/async\/"[^]*?);?\s*\}\s*\}\)\(\);/
const style =
  /(__webpack_require__\.miniCssF = \(chunkId\) => \{)([^]*?)\breturn ("static\/css\/async\/"[^]*?);?\s*\}\s*\}\)\(\);/
const styled = /var cssChunks = (\{[^{}]*\});?/

function cut(text, pattern, replacement) {
  const match = pattern.exec(text)
  if (match === null)
    throw new Error(`the bundler's runtime has no ${pattern}: it has changed, see chunk-addresses.mjs`)
  return { found: match, rest: text.replace(match[0], () => replacement) }
}

/**
 * Takes the addresses of all chunks out of the client's own script, which would otherwise grow with each screen and
 * change with each change of one. There the bundler's runtime asks `chunkAddress` (`src/composition/chunk-addresses.ts`)
 * for them. Returns the script without them, and the script that brings them.
 */
export function withoutAddresses(text) {
  const scripts = cut(
    text,
    script,
    '__webpack_require__.u = (chunkId) => globalThis.chunkAddress("js", chunkId);\n})();',
  )
  const styles = cut(
    scripts.rest,
    style,
    '__webpack_require__.miniCssF = (chunkId) => globalThis.chunkAddress("css", chunkId);\n})();',
  )
  const list = cut(styles.rest, styled, '')
  const uses = list.rest.split('cssChunks[chunkId]')
  if (uses.length !== 2) throw new Error("the bundler's runtime does not use cssChunks once: it has changed")
  return {
    start: uses.join('globalThis.chunkAddress("css", chunkId)'),
    addresses: `globalThis.chunkAddresses = {
  js: (chunkId) => ${scripts.found[3]},
  css: (chunkId) => (${list.found[1]})[chunkId] ? ${styles.found[3]} : undefined
};\n`,
  }
}
