import { at, circle, ellipse, line, path, rect, round } from '../lib/svg.mjs'
import { mixColours } from '../lib/color.mjs'
import { clothes, hairs, skins } from './palettes.mjs'

/**
 * A simple figure 100 units tall standing on its origin. Limbs are thick lines, so that any pose is a few angles.
 * pose: arms [left, right] and legs [left, right] in degrees from straight down (positive to the right).
 */
const poses = {
  stand: { arms: [-10, 10], legs: [-4, 4] },
  walk: { arms: [-26, 24], legs: [-20, 20] },
  wave: { arms: [-12, 150], legs: [-5, 5] },
  cheer: { arms: [-150, 150], legs: [-9, 9] },
  hold: { arms: [38, 44], legs: [-4, 4] },
  point: { arms: [-8, 84], legs: [-6, 6] },
  run: { arms: [-58, 56], legs: [-34, 36] },
  reach: { arms: [64, 74], legs: [-3, 5] },
}

export function person(c, x, foot, high, personOptions = {}) {
  // Most people carry an umbrella in the rain.
  const wet = c.paletteName === 'rain' && !personOptions.vest && c.random.chance(0.7)
  const options = wet ? { ...personOptions, pose: 'hold', umbrella: c.random.pick(clothes) } : personOptions
  const far = options.far ?? 0
  const pose = poses[options.pose ?? 'stand']
  const skin = c.ink(options.skin ?? c.random.pick(skins), far)
  const top = c.ink(options.top ?? c.random.pick(clothes), far)
  const trousers = c.ink(options.bottom ?? c.random.pick(['#2b4570', '#56657a', '#3d4a63', '#7a5a4a', '#2f5f63']), far)
  const hair = c.ink(options.hair ?? c.random.pick(hairs), far)
  const skirt = options.skirt ?? c.random.chance(0.35)
  const head = options.child ? 12.5 : 8.6
  const [shoulder, hip] = options.child ? [-62, -36] : [-76, -44]
  const limb = (fromX, fromY, angle, length, color, width) => {
    const turn = (angle / 180) * Math.PI
    const [ex, ey] = [fromX + Math.sin(turn) * length, fromY + Math.cos(turn) * length]
    return [line(`M${round(fromX)} ${round(fromY)}L${round(ex)} ${round(ey)}`, color, width), ex, ey]
  }
  const parts = [ellipse(0, 0, 17, 2.6, '#10243a', { opacity: 0.18 })]
  for (const [index, angle] of pose.legs.entries()) {
    const [leg, ex, ey] = limb(index ? 4 : -4, hip, angle, -hip - 3, skirt ? skin : trousers, skirt ? 5 : 7)
    parts.push(leg, ellipse(ex + 2.4, ey + 1.6, 5.4, 2.6, c.ink('#3a3f55', far)))
  }
  const [leftArm, lx, ly] = limb(-10, shoulder + 5, pose.arms[0], 29, mixColours(top, '#17305a', 0.16), 6.2)
  parts.push(leftArm, circle(lx, ly, 3.3, skin))
  parts.push(
    skirt
      ? path(
          `M-10 ${shoulder + 2}Q0 ${shoulder - 5} 10 ${shoulder + 2}L17 ${hip + 13}Q0 ${hip + 17} -17 ${hip + 13}Z`,
          top,
        )
      : path(`M-12 ${shoulder + 5}Q-12 ${shoulder - 3} 0 ${shoulder - 3}T12 ${shoulder + 5}L10 ${hip + 4}H-10Z`, top),
  )
  parts.push(
    path(`M3 ${shoulder - 2}Q12 ${shoulder - 2} 12 ${shoulder + 5}L10 ${hip + 4}H4Z`, '#17305a', { opacity: 0.12 }),
  )
  if (options.vest)
    parts.push(
      path(
        `M-11 ${shoulder + 1}L-4 ${shoulder - 3}V${hip + 4}H-11ZM11 ${shoulder + 1}L4 ${shoulder - 3}V${hip + 4}H11Z`,
        c.ink(options.vest, far),
      ),
      rect(-11, hip - 8, 22, 3, '#fff5d0', { opacity: 0.8 }),
    )
  if (options.apron) parts.push(path(`M-7 ${shoulder + 6}H7L10 ${hip + 14}H-10Z`, c.ink(options.apron, far)))
  const neck = shoulder - 2
  const headY = neck - head * 1.12
  parts.push(rect(-3, neck - 5, 6, 8, mixColours(skin, '#9a5a48', 0.22)), circle(0, headY, head, skin))
  parts.push(hairStyle(options.style ?? c.random.whole(0, 4), head, headY, hair, skin, options.elder, far, c))
  if (high > 100) parts.push(face(head, headY, options.child))
  if (options.hat)
    parts.push(
      path(
        `M${-head * 1.9} ${round(headY - head * 0.35)}Q0 ${round(headY - head * 2.1)} ${head * 1.9} ${round(headY - head * 0.35)}Z`,
        c.ink(options.hat, far),
      ),
    )
  const [rightArm, rx, ry] = limb(10, shoulder + 5, pose.arms[1], 29, top, 6.2)
  parts.push(rightArm, circle(rx, ry, 3.3, skin))
  if (options.cane)
    parts.push(
      line(
        `M${round(rx)} ${round(ry)}L${round(rx + 5)} 0M${round(rx - 4)} ${round(ry)}q4 -5 5 1`,
        c.ink('bark', far),
        2.4,
      ),
    )
  if (options.holding)
    parts.push(
      at((rx + (pose.arms[0] > 20 ? lx + 4 : rx)) / 2, (ry + (pose.arms[0] > 20 ? ly : ry)) / 2, 1, options.holding),
    )
  if (options.umbrella) parts.push(umbrella(c, rx, ry, c.ink(options.umbrella, far)))
  return at(x, foot, high / 100, parts, options.flip ?? false)
}

/** Eyes, cheeks and a smile, for figures large enough to show them. */
const face = (r, y, child) =>
  circle(-r * 0.28, y + r * 0.12, r * 0.1, '#2d2a3a') +
  circle(r * 0.42, y + r * 0.12, r * 0.1, '#2d2a3a') +
  circle(-r * 0.5, y + r * 0.42, r * 0.16, '#ef6f5e', { opacity: 0.35 }) +
  circle(r * 0.66, y + r * 0.42, r * 0.16, '#ef6f5e', { opacity: 0.35 }) +
  line(
    `M${round(-r * 0.14)} ${round(y + r * 0.46)}q${round(r * 0.22)} ${round(r * (child ? 0.28 : 0.2))} ${round(r * 0.42)} 0`,
    '#8a3f3a',
    r * 0.1,
  )

function hairStyle(style, r, y, hair, skin, elder, far, c) {
  const color = elder ? c.ink('#d9dbe0', far) : hair
  const cap = path(
    `M${round(-r * 1.06)} ${round(y + r * 0.1)}A${round(r * 1.06)} ${round(r * 1.1)} 0 0 1 ${round(r * 1.06)} ${round(y + r * 0.05)}Q${round(r * 0.7)} ${round(y - r * 0.45)} ${round(r * 0.1)} ${round(y - r * 0.4)}Q${round(-r * 0.7)} ${round(y - r * 0.35)} ${round(-r * 1.06)} ${round(y + r * 0.1)}Z`,
    color,
  )
  if (style === 1)
    return path(
      `M${-r * 1.1} ${round(y + r * 1.3)}V${round(y - r * 0.1)}A${r * 1.1} ${r * 1.1} 0 0 1 ${r * 1.1} ${round(y - r * 0.1)}V${round(y + r * 1.3)}H${r * 0.6}V${round(y - r * 0.2)}Q0 ${round(y - r * 0.6)} ${-r * 0.6} ${round(y - r * 0.1)}V${round(y + r * 1.3)}Z`,
      color,
    )
  if (style === 2) return cap + circle(0, y - r * 1.25, r * 0.48, color)
  if (style === 3)
    return (
      cap +
      path(
        `M${-r * 0.9} ${round(y - r * 0.2)}q${-r * 0.9} ${r * 0.6} ${-r * 0.6} ${r * 1.7}q${r * 0.7} ${-r * 0.5} ${r * 0.75} ${-r * 1.3}Z`,
        color,
      )
    )
  return cap
}

const umbrella = (c, x, y, color) =>
  line(`M${round(x)} ${round(y + 4)}V${round(y - 52)}`, c.ink('#3a3f55'), 1.8) +
  path(
    `M${round(x - 34)} ${round(y - 34)}A34 27 0 0 1 ${round(x + 34)} ${round(y - 34)}q-6 -6 -11.5 0q-6 -6 -11 0q-5.500 -6 -11.500 0q-5.500 -6 -11 0q-6 -6 -11.500 0q-6 -6 -11.500 0Z`,
    color,
  ) +
  path(
    `M${round(x)} ${round(y - 61)}A34 27 0 0 1 ${round(x + 34)} ${round(y - 34)}q-6 -6 -11.5 0Q${round(x + 18)} ${round(y - 56)} ${round(x)} ${round(y - 61)}Z`,
    '#17305a',
    { opacity: 0.16 },
  )

/** A loose crowd between two x, farther people first. */
export function crowd(c, count, from, to, foot, high, options = {}) {
  const list = Array.from({ length: count }, (_, index) => ({
    x: from + ((to - from) * (index + c.random.between(0.2, 0.8))) / count,
    depth: c.random.next(),
  }))
  return list
    .sort((a, b) => a.depth - b.depth)
    .map(({ x, depth }) => {
      const child = options.children ? c.random.chance(options.children) : false
      return person(
        c,
        x,
        foot + depth * high * 0.22,
        high * (child ? 0.62 : c.random.between(0.92, 1.05)) * (0.9 + depth * 0.2),
        {
          child,
          flip: c.random.chance(0.5),
          pose: c.random.pick(options.poses ?? ['stand', 'walk', 'walk', 'wave']),
          ...options.each,
        },
      )
    })
    .join('')
}

/** A rider on a bicycle whose wheels stand on the ground at `foot`; `size` is the height of a standing person. */
export function cyclist(c, x, foot, size, { flip = false, top } = {}) {
  const s = size / 100
  const [shirt, frame, skin, hair] = [
    c.ink(top ?? c.random.pick(clothes)),
    c.ink(c.random.pick(['coral', 'teal', 'mustard', 'navy'])),
    c.ink(c.random.pick(skins)),
    c.ink(c.random.pick(hairs)),
  ]
  const wheel = (wx) =>
    circle(wx, -20, 19, 'none', { stroke: c.ink('#3a3f55'), strokeWidth: 3.2 }) +
    line(
      [0, 45, 90, 135]
        .map(
          (turn) =>
            `M${round(wx - 18 * Math.cos((turn * Math.PI) / 180))} ${round(-20 - 18 * Math.sin((turn * Math.PI) / 180))}L${round(wx + 18 * Math.cos((turn * Math.PI) / 180))} ${round(-20 + 18 * Math.sin((turn * Math.PI) / 180))}`,
        )
        .join(''),
      c.ink('steel'),
      0.9,
    )
  return at(
    x,
    foot,
    s,
    [
      ellipse(0, 1, 52, 4, '#10243a', { opacity: 0.16 }),
      wheel(-32),
      wheel(34),
      line(
        'M-32 -20L-14 -48L18 -50L34 -20M-14 -48L0 -20L18 -50M-32 -20L0 -20M18 -50L22 -62L30 -62M-14 -48L-18 -56',
        frame,
        3.4,
      ),
      rect(-25, -60, 14, 4, c.ink('#3a3f55'), { rx: 2 }),
      line('M-14 -62L6 -44L-2 -20', mixColours(c.ink('navy'), '#0b1020', 0.2), 7),
      line('M-14 -62L10 -40L2 -16', c.ink('navy'), 7),
      ellipse(6, -14, 6, 3, c.ink('#3a3f55')),
      path('M-20 -60Q-20 -84 2 -92Q12 -94 12 -84Q6 -72 -8 -58Z', shirt),
      line('M6 -84Q12 -70 27 -64', shirt, 6),
      circle(27, -64, 3.2, skin),
      circle(14, -101, 9, skin),
      path('M4 -100A10 10 0 0 1 24 -104Q12 -108 4 -96Z', hair),
      path('M3 -104Q5 -115 16 -114T25 -105Z', c.ink(c.random.pick(['mustard', 'coral', 'white', 'teal']))),
    ],
    flip,
  )
}
