import { bilingual } from '../text'

/** Each event begins `place` quarters of a day after the current quarter, and lasts `hours` hours. */
export const demoLiveEvents = [
  { id: 'live-flowers', place: 0, hours: 6, hasReplay: false, title: bilingual('滨江公园菊花展现场', 'The chrysanthemum show at Riverside Park'), description: bilingual('三百盆菊花刚刚摆好。跟着镜头走一圈，花农在现场答问。', 'Three hundred pots have just been set out. Follow the camera round while the growers answer your questions.') },
  { id: 'live-council', place: 2, hours: 2, hasReplay: false, title: bilingual('居民议事会：末班车几点收', 'Residents’ council: how late should the last bus run?'), description: bilingual('公交公司和居民代表面对面，欢迎在聊天里提问。', 'The bus company and residents meet face to face. Ask your questions in the chat.') },
  { id: 'live-basketball', place: -1, hours: 2, hasReplay: false, title: bilingual('社区篮球联赛第三轮', 'Neighbourhood basketball league, round three'), description: bilingual('荷花里队对东港队。', 'Lotus Lane against Eastport.') },
  { id: 'live-bridge', place: -3, hours: 1, hasReplay: true, title: bilingual('东港大桥合龙', 'Eastport Bridge: the last section goes in'), description: bilingual('最后一段钢梁吊装到位。', 'The last steel section is lifted into place.') },
] as const
