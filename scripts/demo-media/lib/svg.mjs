/** Helpers for SVG text. Numbers keep one decimal: more are not visible and only make files larger. */
export const round = (value) => Math.round(value * 10) / 10

let serial = 0
/** A fresh id for gradients; the pictures are rendered one by one, so ids never clash. */
export const freshId = () => `g${(serial += 1)}`

const attributes = (values) =>
  Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(
      ([name, value]) =>
        ` ${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}="${typeof value === 'number' ? round(value * 10) / 10 : value}"`,
    )
    .join('')

export const rect = (x, y, width, height, fill, more = {}) =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(Math.max(0, width))}" height="${round(Math.max(0, height))}" fill="${fill}"${attributes(more)}/>`
export const circle = (x, y, radius, fill, more = {}) =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}"${attributes(more)}/>`
export const ellipse = (x, y, rx, ry, fill, more = {}) =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}"${attributes(more)}/>`
export const path = (d, fill, more = {}) => `<path d="${d}" fill="${fill}"${attributes(more)}/>`
export const line = (d, stroke, width, more = {}) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${round(width)}" stroke-linecap="round" stroke-linejoin="round"${attributes(more)}/>`
export const poly = (points, fill, more = {}) =>
  path(`M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`, fill, more)
export const group = (content, more = {}) =>
  `<g${attributes(more)}>${Array.isArray(content) ? content.join('') : content}</g>`
export const at = (x, y, scale, content, flip = false) =>
  `<g transform="translate(${round(x)} ${round(y)}) scale(${flip ? -scale : scale} ${scale})">${Array.isArray(content) ? content.join('') : content}</g>`

const stops = (list) =>
  list
    .map(
      ([offset, color, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${color}"${opacity < 1 ? ` stop-opacity="${opacity}"` : ''}/>`,
    )
    .join('')

/** A gradient from top to bottom (or along dx, dy); returns [definition, fill]. */
export function vertical(list, [x1, y1, x2, y2] = [0, 0, 0, 1]) {
  const id = freshId()
  return [
    `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops(list)}</linearGradient>`,
    `url(#${id})`,
  ]
}

export function radial(list) {
  const id = freshId()
  return [`<radialGradient id="${id}">${stops(list)}</radialGradient>`, `url(#${id})`]
}

/** A smooth curve through points (Catmull-Rom as cubic Béziers), as path commands after the first M. */
export function smoothPath(points) {
  let d = `M${round(points[0][0])} ${round(points[0][1])}`
  for (let index = 0; index < points.length - 1; index += 1) {
    const [before, from, to, after] = [
      points[index - 1] ?? points[index],
      points[index],
      points[index + 1],
      points[index + 2] ?? points[index + 1],
    ]
    const controls = [
      from[0] + (to[0] - before[0]) / 6,
      from[1] + (to[1] - before[1]) / 6,
      to[0] - (after[0] - from[0]) / 6,
      to[1] - (after[1] - from[1]) / 6,
      to[0],
      to[1],
    ]
    d += `C${controls.map(round).join(' ')}`
  }
  return d
}

export const svgDocument = (width, height, content, viewBox = `0 0 ${width} ${height}`) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}">${Array.isArray(content) ? content.join('') : content}</svg>`
