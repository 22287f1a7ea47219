import { createRandom } from '../lib/random.mjs'
import { circle, line, path, rect } from '../lib/svg.mjs'

const colors = {
  land: '#f3efe6',
  block: '#e9e3d6',
  park: '#cfe3c4',
  water: '#b5d5e6',
  street: '#fffdf8',
  avenue: '#f7dd9b',
  edge: '#ddd4c2',
  route: '#bf3320',
  pin: '#bf3320',
}

/** The maps of the demo: the course of the river, and the place that the article describes. */
export const maps = [
  {
    id: 'old-ferry',
    river: [430, 400, 520, 360],
    parks: [[820, 70, 230, 150]],
    pin: [560, 388],
    route: [
      [180, 120],
      [300, 240],
      [430, 300],
      [560, 388],
    ],
  },
  {
    id: 'lantern-street',
    river: [90, 130, 70, 110],
    parks: [
      [120, 420, 220, 160],
      [900, 330, 160, 220],
    ],
    pin: [640, 330],
    route: [
      [380, 330],
      [640, 330],
      [880, 330],
    ],
  },
  {
    id: 'eastport',
    river: [520, 480, 330, 210],
    parks: [[90, 80, 260, 150]],
    pin: [930, 300],
    route: [
      [140, 330],
      [460, 330],
      [700, 250],
      [930, 300],
    ],
  },
  {
    id: 'cloudterrace',
    river: [610, 590, 640, 600],
    parks: [[60, 60, 760, 420]],
    pin: [520, 150],
    route: [
      [980, 560],
      [830, 430],
      [700, 400],
      [620, 280],
      [560, 240],
      [520, 150],
    ],
  },
  {
    id: 'lotus-pond',
    river: [60, 40, 80, 50],
    parks: [[380, 200, 480, 320]],
    pin: [610, 360],
    route: [
      [200, 610],
      [380, 520],
      [500, 470],
      [610, 360],
    ],
  },
]

const smooth = (points) =>
  points
    .map(([x, y], at) => {
      if (at === 0) return `M${x} ${y}`
      const [px, py] = points[at - 1]
      return `C${(px + x) / 2} ${py} ${(px + x) / 2} ${y} ${x} ${y}`
    })
    .join(' ')

/** A town plan seen from above: blocks, streets, parks, the river with its bridges, the way and the place. */
export function mapSvg({ id, river, parks, pin, route }) {
  const random = createRandom(`map/${id}`)
  const columnEdges = []
  for (let x = random.between(20, 60); x < 1200; x += random.between(70, 130)) columnEdges.push(x)
  const rowEdges = []
  for (let y = random.between(20, 50); y < 675; y += random.between(60, 100)) rowEdges.push(y)
  const blocks = columnEdges.flatMap((x, column) =>
    rowEdges.map((y, row) =>
      random.chance(0.78)
        ? rect(
            x + 10,
            y + 10,
            (columnEdges[column + 1] ?? 1260) - x - 20,
            (rowEdges[row + 1] ?? 720) - y - 20,
            colors.block,
            { rx: 6 },
          )
        : '',
    ),
  )
  const streets = [
    ...columnEdges.map((x, at) => [`M${x} -10 L${x + random.between(-14, 14)} 690`, at]),
    ...rowEdges.map((y, at) => [`M-10 ${y} L1210 ${y + random.between(-14, 14)}`, at]),
  ]
  const width = (at) => (at % 4 === 1 ? 16 : 8)
  const color = (at) => (at % 4 === 1 ? colors.avenue : colors.street)
  const bank = smooth(river.map((y, at) => [-20 + at * 415, y]))
  const bridges = [columnEdges[Math.floor(columnEdges.length * 0.3)], columnEdges[Math.floor(columnEdges.length * 0.7)]]
  const riverAt = (x) => river[Math.min(river.length - 1, Math.round((x + 20) / 415))]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="675" viewBox="0 0 1200 675">${[
    rect(0, 0, 1200, 675, colors.land),
    ...blocks,
    ...parks.map(([x, y, w, h]) => rect(x, y, w, h, colors.park, { rx: 40 })),
    ...streets.map(([d, at]) => line(d, colors.edge, width(at) + 3)),
    ...streets.map(([d, at]) => line(d, color(at), width(at))),
    ...parks.map(([x, y, w, h]) => rect(x + 12, y + 12, w - 24, h - 24, colors.park, { rx: 32 })),
    line(bank, '#9cc3d8', 96),
    line(bank, colors.water, 88),
    ...bridges.map((x) => line(`M${x} ${riverAt(x) - 70} L${x} ${riverAt(x) + 70}`, colors.avenue, 16)),
    line(smooth(route), '#fff', 16),
    line(smooth(route), colors.route, 8, { strokeDasharray: '2 18' }),
    circle(pin[0], pin[1] + 4, 13, '#0003'),
    path(`M${pin[0]} ${pin[1]} c-34 -44 -44 -58 -44 -84 a44 44 0 0 1 88 0 c0 26 -10 40 -44 84 z`, colors.pin, {
      stroke: '#fff',
      strokeWidth: 5,
    }),
    circle(pin[0], pin[1] - 84, 16, '#fff'),
    path('M60 630 v14 h200 v-14', 'none', { stroke: '#57534c', strokeWidth: 4 }),
    path('M1130 40 l18 56 l-18 -14 l-18 14 z', '#57534c'),
  ].join('')}</svg>`
}
