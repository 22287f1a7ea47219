import type { Localised } from '../../kernel/database/schema/localised'
import { bilingual } from '../text'

export interface DemoCategory { readonly id: string; readonly name: Localised; readonly icon: string; readonly tags: readonly string[]; readonly children: readonly { readonly id: string; readonly name: Localised }[] }

const child = (id: string, chinese: string, english: string) => ({ id, name: bilingual(chinese, english) })

/** The categories of the demo, whose icons are names that the client knows. */
export const demoCategories: readonly DemoCategory[] = [
  { id: 'news', name: bilingual('要闻', 'News'), icon: 'newspaper', tags: ['news', 'city', 'government'], children: [child('news-city', '城事', 'The city'), child('news-council', '市政', 'Council'), child('news-economy', '经济', 'Business'), child('news-weather', '天气', 'Weather')] },
  { id: 'living', name: bilingual('民生', 'Living'), icon: 'house', tags: ['life', 'community', 'service'], children: [child('living-transport', '出行', 'Getting about'), child('living-housing', '安居', 'Homes'), child('living-neighbours', '邻里', 'Neighbours'), child('living-market', '菜篮子', 'Markets'), child('living-safety', '平安', 'Safety')] },
  { id: 'culture', name: bilingual('文化', 'Culture'), icon: 'landmark', tags: ['culture', 'heritage', 'art'], children: [child('culture-heritage', '老城记忆', 'Old town'), child('culture-stage', '舞台', 'Stage'), child('culture-reading', '阅读', 'Reading'), child('culture-craft', '手艺', 'Crafts')] },
  { id: 'countryside', name: bilingual('乡村', 'Countryside'), icon: 'wheat', tags: ['countryside', 'farm', 'tea'], children: [child('countryside-farming', '田间', 'Fields'), child('countryside-villages', '村里事', 'Villages'), child('countryside-river', '江与山', 'River and hills')] },
  { id: 'health', name: bilingual('健康', 'Health'), icon: 'heart-pulse', tags: ['health', 'hospital', 'care'], children: [child('health-clinic', '门诊', 'Clinic'), child('health-habits', '养生', 'Habits'), child('health-elders', '长者', 'Elders')] },
  { id: 'learning', name: bilingual('教育', 'Learning'), icon: 'graduation-cap', tags: ['education', 'school', 'children'], children: [child('learning-schools', '校园', 'Schools'), child('learning-family', '亲子', 'Families'), child('learning-science', '科学', 'Science')] },
  // `sport-chess` stays empty, to show what an empty list looks like.
  { id: 'sport', name: bilingual('体育', 'Sport'), icon: 'trophy', tags: ['sport', 'stadium', 'running'], children: [child('sport-local', '本地赛场', 'Local teams'), child('sport-outdoors', '户外', 'Outdoors'), child('sport-river', '水上', 'On the water'), child('sport-chess', '棋牌', 'Board games')] },
  { id: 'leisure', name: bilingual('吃喝玩乐', 'Out and about'), icon: 'utensils', tags: ['food', 'travel', 'leisure'], children: [child('leisure-food', '寻味', 'Food'), child('leisure-walks', '漫步', 'Walks'), child('leisure-weekend', '周末', 'Weekend')] },
]
