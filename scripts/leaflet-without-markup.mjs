const test = `div.innerHTML = '<svg/>'`

/**
 * Replaces the test for SVG in Leaflet's source. At its start Leaflet assigns markup, which Trusted Types refuse, so
 * the replacement creates the element directly.
 */
export function withoutMarkup(source) {
  if (!source.includes(test))
    throw new Error('leaflet no longer tries out SVG as it did: see scripts/leaflet-without-markup.mjs')
  return source.replace(test, `div.appendChild(document.createElementNS('http://www.w3.org/2000/svg', 'svg'))`)
}
