import type { Localised } from '../../kernel/database/schema/localised'
import { bilingual } from '../text'

export interface DemoOrganisation { readonly id: string; readonly name: Localised; readonly intro: Localised }

const organisation = (index: number, name: Localised, intro: Localised): DemoOrganisation => ({ id: `org-${String(index).padStart(2, '0')}`, name, intro })

/** The organisations, in the order of the drawn logos. */
export const demoOrganisations: readonly DemoOrganisation[] = [
  bilingual('临川日报|一座城的早晨，从头版开始。', 'Riverbend Daily|The city’s morning starts on the front page.'),
  bilingual('临川广播电视台|听见临川，看见临川。', 'Riverbend Broadcasting|The city, heard and seen.'),
  bilingual('临川公安|有事打110，没事也常来问。', 'Riverbend Police|Dial 110, or just drop in and ask.'),
  bilingual('临川消防|逆行的人，回家的路。', 'Riverbend Fire Service|Towards the smoke, and home again.'),
  bilingual('临川市人民医院|门诊、急诊、健康课。', 'City People’s Hospital|Clinics, emergencies, and how to stay out of both.'),
  bilingual('临川图书馆|三楼靠窗的座位，给你留着。', 'Riverbend Library|The seats by the window on the third floor.'),
  bilingual('临川公交|首班五点半，末班等等你。', 'Riverbend Transit|First bus at half past five.'),
  bilingual('临川法院|把理讲清楚。', 'Riverbend Courts|The law in plain words.'),
  bilingual('临川慈善会|每一笔都看得见。', 'Riverbend Charity|Every gift accounted for.'),
  bilingual('渡口街道|家门口的事，家门口办。', 'Ferry Steps Office|Local matters, settled locally.'),
  bilingual('临川园林|四百棵香樟的年度体检。', 'Parks of Riverbend|Four hundred camphor trees, one yearly check-up.'),
  bilingual('临川住建|老房新装，新房安家。', 'Housing Riverbend|Old homes mended, new ones finished.'),
  bilingual('临川志愿|一小时也算数。', 'Riverbend Volunteers|One hour counts.'),
  bilingual('临川科技馆|请动手。', 'Riverbend Science Hall|Please touch.'),
  bilingual('临江剧院|灯暗下来，故事开始。', 'Riverside Theatre|The lights go down; the story starts.'),
  bilingual('临川交响乐团|每月一场，街坊票十元。', 'Riverbend Symphony|Once a month, ten yuan for neighbours.'),
  bilingual('临川体育|全城一起动起来。', 'Riverbend Sport|The whole city on its feet.'),
  bilingual('临川农业农村|一粒米的来路。', 'Farming Riverbend|Where a grain of rice comes from.'),
  bilingual('兰江水务|水位、水质、水压，天天有数。', 'Lan River Water|Level, quality, pressure: daily.'),
  bilingual('临川气象|抬头看云，低头看表。', 'Riverbend Weather|An eye on the clouds, an eye on the dials.'),
  bilingual('东港产业园|机器声里的新日子。', 'Eastport Works|New days to the sound of machines.'),
  bilingual('临川影像|用一千张照片记住一年。', 'Riverbend Pictures|A year in a thousand photographs.'),
  bilingual('临川市政工程|路，是给人走的。', 'Public Works|Roads are for people.'),
  bilingual('云台山景区|慢慢走，山不会跑。', 'Cloudterrace Hills|Walk slowly; the hills will wait.'),
  bilingual('临川生态环境|把江水还给江豚。', 'Riverbend Environment|The river belongs to the porpoises.'),
  bilingual('芦洲湿地|二百一十七种鸟的客厅。', 'Reedmarsh Wetland|A sitting room for 217 kinds of birds.'),
  bilingual('老渡口古城|石板路上有回声。', 'Old Ferry Quarter|Flagstones that answer.'),
  bilingual('临川茶业|一片叶子，三道火。', 'Riverbend Tea|One leaf, three fires.'),
  bilingual('青年临川|做点有意思的。', 'Young Riverbend|Do something interesting.'),
  bilingual('渡口播客|把话筒递给街坊。', 'Ferry Podcast|The microphone goes to the neighbours.'),
].map((text, index) => {
  const [chinese = '', chineseIntro = ''] = text['zh-CN'].split('|')
  const [english = '', englishIntro = ''] = text.en.split('|')
  return organisation(index + 1, bilingual(chinese, english), bilingual(chineseIntro, englishIntro))
})

const usualPublishers: Readonly<Record<string, readonly string[]>> = {
  'news-city': ['org-01', 'org-02', 'org-22'], 'news-council': ['org-01', 'org-02'], 'news-economy': ['org-01', 'org-21'], 'news-weather': ['org-20', 'org-19'],
  'living-transport': ['org-07', 'org-23'], 'living-housing': ['org-12', 'org-23'], 'living-neighbours': ['org-10', 'org-13', 'org-09'], 'living-market': ['org-01', 'org-18'], 'living-safety': ['org-03', 'org-04', 'org-08'],
  'culture-heritage': ['org-27', 'org-22'], 'culture-stage': ['org-15', 'org-16'], 'culture-reading': ['org-06', 'org-30'], 'culture-craft': ['org-27', 'org-29'],
  'countryside-farming': ['org-18', 'org-28'], 'countryside-villages': ['org-18', 'org-01'], 'countryside-river': ['org-25', 'org-26', 'org-19'],
  'health-clinic': ['org-05'], 'health-habits': ['org-05', 'org-17'], 'health-elders': ['org-05', 'org-10'],
  'learning-schools': ['org-01', 'org-29'], 'learning-family': ['org-06', 'org-29'], 'learning-science': ['org-14'],
  'sport-local': ['org-17'], 'sport-outdoors': ['org-17', 'org-24'], 'sport-river': ['org-17', 'org-19'], 'sport-chess': ['org-17'],
  'leisure-food': ['org-01', 'org-30'], 'leisure-walks': ['org-24', 'org-11', 'org-27'], 'leisure-weekend': ['org-29', 'org-15'],
}

/** The publishers that a sub-category usually has. */
export function publishersOf(subCategory: string): readonly string[] {
  return usualPublishers[subCategory] ?? ['org-01']
}
