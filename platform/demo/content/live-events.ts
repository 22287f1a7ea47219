import { bilingual } from '../text'

/**
 * Each event begins at the hour `at` of a day that is `days` after today, and lasts `hours` hours. A day of the demo's
 * events begins at eight in the morning, so that the event that lasts a whole day is always on air.
 */
export const demoLiveEvents = [
  { id: 'live-flowers', days: 0, at: 8, hours: 24, hasReplay: false, scene: 'chrysanthemums', title: bilingual('滨江公园菊花展慢直播', 'The chrysanthemum show at Riverside Park'), description: bilingual('三百盆菊花，从清早看到深夜。白天花农在现场答问，夜里只有虫声。', 'Three hundred pots, from the first light to the last lamp. By day the growers answer your questions; at night there are only the crickets.') },
  { id: 'live-council', days: 1, at: 14, hours: 2, hasReplay: false, scene: 'council-chamber', title: bilingual('居民议事会：末班车几点收', 'Residents’ council: how late should the last bus run?'), description: bilingual('公交公司和居民代表面对面，欢迎在聊天里提问。', 'The bus company and residents meet face to face. Ask your questions in the chat.') },
  { id: 'live-basketball', days: -1, at: 15, hours: 2, hasReplay: false, scene: 'basketball', title: bilingual('社区篮球联赛第三轮', 'Neighbourhood basketball league, round three'), description: bilingual('荷花里队对东港队。', 'Lotus Lane against Eastport.') },
  { id: 'live-bridge', days: -2, at: 10, hours: 1, hasReplay: true, scene: 'bridge-building', title: bilingual('东港大桥合龙', 'Eastport Bridge: the last section goes in'), description: bilingual('最后一段钢梁吊装到位。', 'The last steel section is lifted into place.') },
] as const
