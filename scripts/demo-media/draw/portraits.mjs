import { circle, ellipse, line, path, rect, round, svgDocument, vertical } from '../lib/svg.mjs'
import { createRandom } from '../lib/random.mjs'
import { mixColours } from '../lib/color.mjs'
import { hairs, skins } from './palettes.mjs'

const backdrops = [
  ['#f9c9a8', '#ef8f7a'],
  ['#a8dcd9', '#3f9fa8'],
  ['#ffe1a0', '#eda94a'],
  ['#c9c3ea', '#7d73b8'],
  ['#bfe0c2', '#5fa77d'],
  ['#b9d6f2', '#5a8fc4'],
  ['#f6c6d4', '#d47c98'],
  ['#d9d3c4', '#9c9282'],
]
const cloth = [
  '#2b4570',
  '#f6ead2',
  '#c9524a',
  '#2f8f86',
  '#e0a03c',
  '#6b5a9a',
  '#3f4658',
  '#e58aa0',
  '#5aa469',
  '#fbf8f1',
]

/** A friendly bust, 400 units square. `gear`: headphones, a clip microphone or none; seeded, so every number is one person. */
export function portrait(seed, { gear = true, elder = false, child = false } = {}) {
  const random = createRandom(`portrait/${seed}`)
  const number = typeof seed === 'number' ? seed : random.whole(0, 40)
  const woman = number % 2 === 0
  const [pale, deep] = backdrops[(number * 3 + 1) % backdrops.length]
  const skin = skins[(number * 2 + (number >> 2)) % skins.length]
  const shade = mixColours(skin, '#9a4f3c', 0.25)
  const hair = elder ? '#dcdde3' : hairs[number % hairs.length]
  const top = cloth[(number * 7 + 3) % cloth.length]
  const [backdrop, fill] = vertical([
    [0, pale],
    [1, deep],
  ])
  const blobs = [
    circle(random.between(40, 120), random.between(50, 130), random.between(50, 90), '#ffffff', { opacity: 0.16 }),
    circle(random.between(280, 370), random.between(200, 300), random.between(60, 110), '#ffffff', { opacity: 0.12 }),
    ...Array.from({ length: 6 }, () =>
      circle(random.between(10, 390), random.between(10, 220), random.between(3, 7), '#ffffff', { opacity: 0.35 }),
    ),
  ]
  const style = number % 5
  const parts = [`<defs>${backdrop}</defs>`, rect(0, 0, 400, 400, fill), ...blobs, behind(woman, style, hair)]
  parts.push(
    path('M60 420Q62 316 140 300L176 286H224L260 300Q338 316 340 420Z', top),
    path('M260 300Q338 316 340 420H270Q286 350 252 298Z', '#17203a', { opacity: 0.12 }),
  )
  parts.push(rect(172, 236, 56, 64, shade, { rx: 22 }), path('M172 288Q200 322 228 288V270H172Z', skin))
  parts.push(collar(number % 4, top, mixColours(top, '#ffffff', 0.55)))
  const faceHalfWidth = child ? 84 : 76
  parts.push(
    circle(200 - faceHalfWidth + 2, 196, 15, shade),
    circle(200 + faceHalfWidth - 2, 196, 15, shade),
    path(
      `M${200 - faceHalfWidth} 168Q${200 - faceHalfWidth} 92 200 92T${200 + faceHalfWidth} 168Q${200 + faceHalfWidth} 226 ${200 + faceHalfWidth * 0.62} 252Q200 280 ${200 - faceHalfWidth * 0.62} 252Q${200 - faceHalfWidth} 226 ${200 - faceHalfWidth} 168Z`,
      skin,
    ),
  )
  parts.push(face(random, hair, woman, elder), front(woman, style, hair))
  if (number % 3 === 1)
    parts.push(
      [168, 232]
        .map((x) => circle(x, 190, 23, '#ffffff', { fillOpacity: 0.2, stroke: '#3a3346', strokeWidth: 5 }))
        .join('') + line('M191 186q9 -6 18 0', '#3a3346', 5),
    )
  if (!woman && number % 7 === 3)
    parts.push(
      path('M150 226Q156 276 200 278T250 226Q236 246 200 244T150 226Z', mixColours(hair, skin, 0.18)) +
        path('M184 244q16 10 32 0q-4 12 -16 12t-16 -12Z', '#fff5ef'),
    )
  if (gear) parts.push(number % 3 === 0 ? headphones(number) : number % 3 === 1 ? clip() : '')
  return svgDocument(400, 400, parts)
}

const face = (random, hair, woman, elder) => {
  const brow = elder ? '#c2c3cc' : mixColours(hair, '#000000', 0.1)
  const eye = (x) =>
    ellipse(x, 190, 7.5, 9.5, '#2d2a3a') +
    circle(x + 2.6, 186, 2.8, '#ffffff') +
    (woman ? line(`M${x - 11} 184q9 -9 21 -1`, '#2d2a3a', 3.4) : '')
  const tilt = round(random.between(-3, 3))
  return [
    eye(170),
    eye(230),
    line(`M154 ${168 + tilt}q15 -10 30 -1`, brow, woman ? 5 : 7),
    line(`M216 167q15 -9 30 ${1 + tilt}`, brow, woman ? 5 : 7),
    line('M198 198q-8 20 4 22', mixColours('#c98a6c', '#9a4f3c', 0.3), 4),
    ellipse(148, 222, 15, 9, '#ef6f5e', { opacity: 0.32 }),
    ellipse(252, 222, 15, 9, '#ef6f5e', { opacity: 0.32 }),
    random.chance(0.55)
      ? path('M176 234Q200 264 226 234Q200 242 176 234Z', '#ffffff', {
          stroke: woman ? '#c7495a' : '#a8584c',
          strokeWidth: 4,
          strokeLinejoin: 'round',
        })
      : line('M178 238q22 18 46 -1', woman ? '#c7495a' : '#a8584c', 5.5),
  ].join('')
}

function behind(woman, style, hair) {
  if (!woman) return ''
  if (style === 0 || style === 3)
    return path('M108 180Q100 74 200 72T292 180Q300 300 318 326Q250 344 200 334T84 326Q104 292 108 180Z', hair)
  if (style === 1) return path('M112 190Q104 76 200 74T288 190Q292 244 280 268H120Q108 244 112 190Z', hair)
  if (style === 2) return circle(200, 66, 42, hair) + path('M118 190Q110 84 200 82T282 190Z', hair)
  return path('M116 190Q110 80 200 78T284 190Q330 210 322 290Q310 330 288 340Q300 270 270 236H130Z', hair)
}

function front(woman, style, hair) {
  const shine = (d) => line(d, mixColours(hair, '#ffffff', 0.28), 5, { opacity: 0.6 })
  if (woman) {
    return (
      (style % 2
        ? path('M118 182Q108 84 200 80T284 182Q268 150 244 128Q190 170 118 182Z', hair)
        : path(
            'M116 186Q110 82 200 80T284 186Q276 150 262 138Q230 152 200 150Q160 152 140 138Q124 152 116 186Z',
            hair,
          )) + shine('M150 108Q176 92 210 94')
    )
  }
  const shapes = [
    'M118 176Q110 78 204 78Q292 82 282 176Q276 140 256 128Q200 140 146 126Q124 142 118 176Z',
    'M120 172Q112 92 160 84Q190 58 250 76Q296 94 280 172Q272 142 262 132Q216 130 180 112Q150 140 132 136Q122 150 120 172Z',
    'M122 166Q120 92 200 88T280 166Q270 126 238 118Q200 112 162 118Q130 126 122 166Z',
    'M118 180Q104 92 150 88Q168 62 200 76Q238 56 256 86Q300 96 282 180Q280 146 262 134Q246 146 226 132Q206 146 186 132Q166 146 142 132Q122 146 118 180Z',
    'M120 174Q114 84 196 80Q276 76 282 174Q274 140 246 124Q176 120 138 138Q124 152 120 174Z',
  ]
  return path(shapes[style], hair) + shine('M156 104Q180 90 212 92')
}

const collar = (kind, top, pale) =>
  [
    path('M166 292L200 336L150 330ZM234 292L200 336L250 330Z', pale),
    path('M160 296Q200 344 240 296L232 290Q200 326 168 290Z', pale),
    path(
      'M164 292L200 400L140 400Q130 330 164 292ZM236 292L200 400L260 400Q270 330 236 292Z',
      mixColours(top, '#0b1020', 0.25),
    ) + path('M176 296L200 392L224 296Q200 316 176 296Z', '#fbf8f1'),
    rect(164, 282, 72, 30, mixColours(top, '#0b1020', 0.12), { rx: 13 }),
  ][kind]
const headphones = (number) =>
  path('M112 196Q104 66 200 66T288 196', 'none', { stroke: '#2d3450', strokeWidth: 13, strokeLinecap: 'round' }) +
  [98, 268]
    .map((x) => rect(x, 172, 34, 58, ['#ef6f5e', '#2f9c95', '#eab54a'][((number / 3) % 3) | 0], { rx: 16 }))
    .join('') +
  line('M112 230Q116 262 156 262', '#2d3450', 5) +
  circle(160, 262, 8, '#2d3450')
const clip = () => rect(244, 332, 13, 26, '#2d3450', { rx: 6 }) + circle(250.5, 332, 9, '#4a5270')
