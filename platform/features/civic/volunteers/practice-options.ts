import type { Language } from '../../../../src/domain/frame/site/preferences'
import type { Localised } from '../../../kernel/database/schema/localised'

interface Option {
  readonly id: string
  readonly name: Localised
}

/** Parses options, one per line: `id|中文|English`. */
function optionsOf(lines: string): readonly Option[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [id = '', chinese = '', english = ''] = line.split('|')
      return { id, name: { 'zh-CN': chinese, en: english } }
    })
}

/** The 56 ethnic groups of the population census, and others. */
const nations =
  `han 汉族 Han,zhuang 壮族 Zhuang,hui 回族 Hui,manchu 满族 Manchu,uyghur 维吾尔族 Uyghur,miao 苗族 Miao,yi 彝族 Yi,tujia 土家族 Tujia,tibetan 藏族 Tibetan,mongol 蒙古族 Mongol,dong 侗族 Dong,bouyei 布依族 Bouyei,yao 瑶族 Yao,bai 白族 Bai,korean 朝鲜族 Korean,hani 哈尼族 Hani,li 黎族 Li,kazakh 哈萨克族 Kazakh,dai 傣族 Dai,she 畲族 She,lisu 傈僳族 Lisu,dongxiang 东乡族 Dongxiang,gelao 仡佬族 Gelao,lahu 拉祜族 Lahu,va 佤族 Va,shui 水族 Shui,naxi 纳西族 Naxi,qiang 羌族 Qiang,tu 土族 Tu,mulao 仫佬族 Mulao,xibe 锡伯族 Xibe,kirgiz 柯尔克孜族 Kirgiz,jingpo 景颇族 Jingpo,daur 达斡尔族 Daur,salar 撒拉族 Salar,blang 布朗族 Blang,maonan 毛南族 Maonan,tajik 塔吉克族 Tajik,pumi 普米族 Pumi,achang 阿昌族 Achang,nu 怒族 Nu,ewenki 鄂温克族 Ewenki,jing 京族 Jing,jino 基诺族 Jino,deang 德昂族 De’ang,bonan 保安族 Bonan,russian 俄罗斯族 Russian,yugur 裕固族 Yugur,uzbek 乌孜别克族 Uzbek,monba 门巴族 Monba,oroqen 鄂伦春族 Oroqen,derung 独龙族 Derung,hezhen 赫哲族 Hezhen,lhoba 珞巴族 Lhoba,gaoshan 高山族 Gaoshan,tatar 塔塔尔族 Tatar,other 其他 Other`
    .split(',')
    .map((one) => one.replaceAll(' ', '|'))
    .join('\n')

/** The options that a registration may choose from. */
export const practiceOptions = {
  nations: optionsOf(nations),
  politics: optionsOf(`
none|群众|No party membership
league|共青团员|Youth League
member|中共党员|Communist Party
democratic|民主党派|Another party
independent|无党派人士|Independent`),
  educations: optionsOf(`
primary|小学|Primary school
middle|初中|Middle school
high|高中或中专|High or vocational school
college|大专|College diploma
bachelor|本科|Bachelor’s degree
graduate|研究生|Postgraduate degree`),
  times: optionsOf(`
weekday-morning|工作日上午|Weekday mornings
weekday-afternoon|工作日下午|Weekday afternoons
weekday-evening|工作日晚上|Weekday evenings
weekend|周末|Weekends
holiday|节假日|Holidays`),
  skills: optionsOf(`
company|陪伴老人|Company for older people
tutoring|课业辅导|Tutoring
health|健康与急救|Health and first aid
law|法律咨询|Legal advice
repairs|家电维修|Repairs
environment|环境保护|Environment
culture|文艺演出|Arts and culture
sport|体育健身|Sport
traffic|文明交通|Traffic
translation|外语翻译|Translation
phones|手机使用指导|Help with phones
other|其他|Other`),
} satisfies Readonly<Record<string, readonly Option[]>>

export function optionsIn(language: Language, options: readonly Option[]) {
  return options.map(({ id, name }) => ({ id, name: name[language] }))
}
