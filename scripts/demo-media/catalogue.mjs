/** What is drawn for whom: albums, channels, organisations. Titles are hints for the seed, in both languages. */
export const albums = [
  { scene: 'karst-moon', window: 'moon', paper: '#2f4a86', focus: 440, zoom: 1.02, sign: 'moon', tags: ['stories', 'night'] },
  { scene: 'canal-spring', window: 'fan', paper: '#b5524a', focus: 640, zoom: 1.05, sign: 'lantern', tags: ['old-town', 'history'] },
  { scene: 'tea-fields-morning', window: 'arch', paper: '#3f7f5e', focus: 520, sign: 'cup', tags: ['tea', 'countryside'] },
  { scene: 'noodle-bowl', window: 'octagon', paper: '#d98a3c', focus: 600, zoom: 1.15, sign: 'bowl', tags: ['food'] },
  { scene: 'opera', window: 'moon', paper: '#8f2f3f', focus: 606, zoom: 0.98, sign: 'mask', tags: ['opera', 'tradition'] },
  { scene: 'railway-alps', window: 'scroll', paper: '#3a6f9a', focus: 560, sign: 'mountain', tags: ['travel'] },
  { scene: 'story-hour', window: 'arch', paper: '#e0a03c', focus: 640, zoom: 1.1, sign: 'book', tags: ['children', 'reading'] },
  { scene: 'city-bridge-night', window: 'moon', paper: '#3d3a6b', focus: 400, sign: 'bridge', tags: ['city', 'talk'] },
  { scene: 'bamboo-walk', window: 'gourd', paper: '#4f8f83', focus: 600, zoom: 1.3, sign: 'leaf', tags: ['health', 'calm'] },
  { scene: 'concert-orchestra', window: 'octagon', paper: '#5a4a7f', focus: 600, sign: 'violin', tags: ['music', 'classical'] },
  { scene: 'laboratory', window: 'plum', paper: '#2f7f9a', focus: 590, zoom: 1.15, sign: 'atom', tags: ['science'] },
  { scene: 'karst-sunrise', window: 'leafy', paper: '#c9705a', focus: 640, zoom: 1.1, sign: 'bird', tags: ['morning', 'news'] },
];

export const radioChannels = [
  { id: 'news', sign: 'news', from: '#ff8f6b', to: '#c2413f', mood: 'talk', titleHint: { en: 'Riverbend News Radio', 'zh-CN': '临川新闻广播' } },
  { id: 'music', sign: 'note', from: '#8f7bf0', to: '#4a3a9a', mood: 'pop', titleHint: { en: 'Music 96', 'zh-CN': '音乐之声' } },
  { id: 'traffic', sign: 'bus', from: '#ffc95e', to: '#d9822b', mood: 'driving', titleHint: { en: 'Traffic Radio', 'zh-CN': '交通广播' } },
  { id: 'classical', sign: 'violin', from: '#e0b98a', to: '#7a4f3a', mood: 'classical', titleHint: { en: 'Classics by the River', 'zh-CN': '经典古典' } },
  { id: 'stories', sign: 'book', from: '#7fd0c0', to: '#1f7f7a', mood: 'storytelling', titleHint: { en: 'Stories', 'zh-CN': '故事广播' } },
  { id: 'country', sign: 'wheat', from: '#b9d86a', to: '#4f8f3f', mood: 'folk', titleHint: { en: 'Countryside', 'zh-CN': '乡村广播' } },
  { id: 'children', sign: 'star', from: '#8fd6ff', to: '#2c7fc0', mood: 'playful', titleHint: { en: 'Little Ears', 'zh-CN': '少儿广播' } },
  { id: 'night', sign: 'moon', from: '#5f78c4', to: '#1d2754', mood: 'lofi', titleHint: { en: 'Night Wave', 'zh-CN': '夜航广播' } },
];

export const televisionChannels = [
  { id: 'news', scene: 'city-river-morning', sign: 'news', tone: '#1f4f8f', loop: 'city', titleHint: { en: 'Riverbend One', 'zh-CN': '临川新闻综合' } },
  { id: 'life', scene: 'market-morning', sign: 'cup', tone: '#c2653a', loop: 'nature', titleHint: { en: 'City Life', 'zh-CN': '城市生活' } },
  { id: 'culture', scene: 'canal-lanterns', sign: 'lantern', tone: '#8f2f4a', loop: 'festival', titleHint: { en: 'Culture', 'zh-CN': '文化频道' } },
  { id: 'sport', scene: 'stadium-football', sign: 'ball', tone: '#2f7f4f', loop: 'city', titleHint: { en: 'Sport', 'zh-CN': '体育频道' } },
  { id: 'children', scene: 'park-kites', sign: 'star', tone: '#2c84c4', loop: 'nature', titleHint: { en: 'Children', 'zh-CN': '少儿频道' } },
  { id: 'nature', scene: 'karst-mist', sign: 'leaf', tone: '#2f7f78', loop: 'nature', titleHint: { en: 'Green River', 'zh-CN': '绿水青山' } },
];

export const organisationSigns = [
  ['news', 'newspaper'], ['tower', 'broadcaster'], ['shield', 'police'], ['flame', 'fire service'], ['cross', 'hospital'], ['book', 'library'], ['bus', 'public transport'], ['scale', 'court'], ['heart', 'charity'], ['people', 'community'],
  ['tree', 'parks'], ['house', 'housing'], ['hands', 'volunteers'], ['atom', 'science'], ['mask', 'theatre'], ['note', 'music'], ['ball', 'sport'], ['wheat', 'agriculture'], ['wave', 'water'], ['sun', 'weather'],
  ['gear', 'industry'], ['camera', 'photography'], ['bridge', 'public works'], ['mountain', 'tourism'], ['leaf', 'environment'], ['bird', 'wetland'], ['lantern', 'old town'], ['cup', 'tea trade'], ['star', 'youth'], ['microphone', 'studio'],
];

export const emblemColors = [['#3f8fd0', '#1f5a9a'], ['#ef7a5e', '#c2413f'], ['#3fb09a', '#1f7a6f'], ['#f0b64a', '#cf7f22'], ['#8a78d0', '#55459a'], ['#e0809a', '#b54a6f'], ['#6fae58', '#3f7f3a']];
