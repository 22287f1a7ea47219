import { createRandom } from '../lib/random.mjs'
import { lit, mixColours } from '../lib/color.mjs'
import { palettes, things, windowLight } from './palettes.mjs'

/**
 * The drawing tools of all elements: the palette, the seeded random numbers and `ink`, which adapts an object's own
 * colour to the light of the hour and the haze of its distance (0 near, 1 far). Gradient definitions are collected in
 * `defs`.
 */
export function createCanvas(paletteName, seed, width = 1200, height = 675) {
  const palette = palettes[paletteName]
  const defs = []
  const ink = (color, far = 0) =>
    mixColours(lit(things[color] ?? color, palette.light), palette.haze, Math.min(0.92, far))
  return {
    width,
    height,
    palette,
    paletteName,
    ink,
    random: createRandom(`${paletteName}/${seed}`),
    /** Registers a [definition, fill] pair and returns the fill. */
    fill: ([definition, fill]) => (defs.push(definition), fill),
    takeDefs: () => defs.splice(0).join(''),
    dark: palette.lamp > 0.45,
    /** The colour of a window: lit or not, depending on the hour. */
    pane(far = 0) {
      return this.random.chance(palette.lamp)
        ? mixColours(windowLight, palette.haze, far * 0.6)
        : ink(palette.lamp > 0.45 ? '#5a6a90' : 'glass', far)
    },
  }
}
