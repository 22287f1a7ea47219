import { mkdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import sharp from 'sharp'
import { createCanvas } from '../draw/canvas.mjs'
import { svgDocument } from './svg.mjs'

/** Renders a scene's layers once: [{depth, svg, name?}] with the definitions that they share. */
export function composeScene(scene) {
  const canvas = createCanvas(scene.palette, scene.id)
  const layers = scene.compose(canvas, scene.options).map(([depth, svg, name]) => ({ depth, svg, name }))
  return { layers, defs: `<defs>${canvas.takeDefs()}</defs>`, canvas }
}

export const sceneSvg = (scene, width = 1200, height = 675) => {
  const { layers, defs } = composeScene(scene)
  return svgDocument(width, height, [defs, ...layers.map(({ svg }) => svg)], '0 0 1200 675')
}

/** Writes an SVG text as WebP; returns its size in bytes. */
export async function writeWebp(svg, file, quality = 70, size = null) {
  await mkdir(dirname(file), { recursive: true })
  let picture = sharp(Buffer.from(svg), { unlimited: true })
  if (size) picture = picture.resize(size[0], size[1])
  await picture.webp({ quality, effort: 6, smartSubsample: true }).toFile(file)
  return (await stat(file)).size
}
