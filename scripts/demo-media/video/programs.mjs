/** The shots of each clip. Their lengths are such that, with cross fades of 1 s, clips end on whole segments of 4 s. */
const shot = (scene, pan, more = {}) => ({ scene, pan, ...more })

export const clips = [
  {
    id: 'river-city',
    mood: 'hopeful',
    bars: 8,
    poster: 'city-river-morning',
    titleHint: { en: 'A day on the river', 'zh-CN': '江城一日' },
    shots: [
      shot('karst-sunrise', [-40, 40]),
      shot('city-bridge-golden', [40, -40]),
      shot('city-bridge-night', [-40, 40]),
    ],
  },
  {
    id: 'old-town',
    mood: 'zither',
    bars: 8,
    poster: 'canal-spring',
    titleHint: { en: 'Through the old town', 'zh-CN': '走进老城' },
    shots: [shot('canal-spring', [40, -40]), shot('roofs-sunrise', [-30, 30]), shot('canal-lanterns', [-40, 40])],
  },
  {
    id: 'railway',
    mood: 'driving',
    bars: 10,
    poster: 'railway-alps',
    titleHint: { en: 'The line to the mountains', 'zh-CN': '开往山里的火车' },
    shots: [
      shot('railway-alps', [-40, 30], { start: { train: -760 } }),
      shot('metro-viaduct', [40, -30], { start: { train: -560 } }),
      shot('railway-autumn', [-40, 40], { start: { train: -700 } }),
    ],
  },
  {
    id: 'tea',
    mood: 'folk',
    bars: 8,
    poster: 'tea-fields-morning',
    titleHint: { en: 'Spring tea', 'zh-CN': '春茶' },
    shots: [shot('tea-fields-mist', [-40, 40]), shot('tea-fields-morning', [40, -40]), shot('tea-table', [-20, 20])],
  },
  {
    id: 'festival',
    mood: 'festive',
    bars: 10,
    poster: 'dragon-boats',
    titleHint: { en: 'Dragon boats', 'zh-CN': '龙舟赛' },
    shots: [
      shot('dragon-boats', [-30, 30], { start: { racer: -260, leader: -380 } }),
      shot('fair-evening', [30, -30]),
      shot('city-fireworks', [-30, 30]),
    ],
  },
  {
    id: 'nature',
    mood: 'calm',
    bars: 7,
    poster: 'lotus-lake',
    titleHint: { en: 'Wetland birds', 'zh-CN': '湿地飞鸟' },
    shots: [shot('wetland-golden', [-40, 40]), shot('lotus-lake', [40, -40]), shot('karst-moon', [-40, 40])],
  },
  {
    id: 'winter',
    mood: 'storytelling',
    bars: 10,
    poster: 'winter-village',
    titleHint: { en: 'First snow', 'zh-CN': '初雪' },
    shots: [shot('winter-village', [-30, 30]), shot('canal-snow', [30, -30]), shot('mountain-lake-snow', [-30, 30])],
  },
  {
    id: 'streets',
    mood: 'lofi',
    bars: 7,
    poster: 'avenue-bus',
    titleHint: { en: 'Seven in the morning', 'zh-CN': '早上七点' },
    shots: [
      shot('avenue-bus', [-40, 40], { start: { traffic: -200 } }),
      shot('market-morning', [40, -40]),
      shot('avenue-cyclists', [-40, 40], { start: { traffic: -160 } }),
    ],
  },
]

export const shortClips = [
  {
    id: 'balloons',
    mood: 'hopeful',
    bars: 4,
    scene: 'balloons',
    pan: [-40, 230],
    titleHint: { en: 'Balloons over the valley', 'zh-CN': '山谷热气球' },
  },
  {
    id: 'lanterns',
    mood: 'festive',
    bars: 5,
    scene: 'canal-lanterns',
    pan: [-250, 80],
    titleHint: { en: 'Lanterns are lit', 'zh-CN': '点灯' },
  },
  {
    id: 'noodles',
    mood: 'playful',
    bars: 5,
    scene: 'noodle-bowl',
    pan: [-70, 60],
    titleHint: { en: 'Noodles in ten seconds', 'zh-CN': '十秒一碗面' },
  },
  {
    id: 'coast',
    mood: 'lofi',
    bars: 4,
    scene: 'coast-sunset',
    pan: [-280, 250],
    titleHint: { en: 'Sunset at the lighthouse', 'zh-CN': '灯塔日落' },
  },
]

export const televisionLoops = [
  {
    id: 'city',
    mood: 'pop',
    bars: 22,
    tone: '#1f4f8f',
    shots: [
      shot('city-river-morning', [-40, 40]),
      shot('avenue-bus', [40, -40], { start: { traffic: -260 } }),
      shot('metro-viaduct', [-40, 40], { start: { train: -700 } }),
      shot('city-dusk', [40, -40]),
    ],
  },
  {
    id: 'nature',
    mood: 'zither',
    bars: 18,
    tone: '#2f7f78',
    shots: [
      shot('karst-mist', [-40, 40]),
      shot('lotus-lake', [40, -40]),
      shot('balloons', [-40, 40]),
      shot('river-valley-autumn', [40, -40]),
    ],
  },
  {
    id: 'festival',
    mood: 'festive',
    bars: 22,
    tone: '#8f2f4a',
    shots: [
      shot('canal-lanterns', [-40, 40]),
      shot('dragon-boats', [30, -30], { start: { racer: -300, leader: -420 } }),
      shot('market-morning', [-40, 40]),
      shot('city-fireworks', [40, -40]),
    ],
  },
]
