import { ahead, cityDay, day } from '../city-day'
import type { Localised } from '../../kernel/database/schema/localised'
import { bilingual } from '../text'

/** A day for which the city waits every year. */
export interface Festival {
  /** What a countdown to it says above its figures. */
  readonly title: Localised
  /** What it says from then on. */
  readonly begun: Localised
  readonly scene: string
  readonly at: Date
}

/** Each line is `month-day | scene | title | English title | from then on | English`. Each season has a festival. */
const festivals = `
01-01|city-fireworks|距新年|Until the New Year|新年快乐|Happy New Year
03-12|park-planting|距植树日|Until the tree planting day|大家都在种树|Everyone is planting
04-23|reading-room|距全城读书日|Until the city reads|今天全城一起读书|The whole city is reading
06-01|park-children|距儿童节|Until Children’s Day|节日快乐，小朋友们|Happy Children’s Day
08-08|running-track|距全民健身日|Until the day of sport|今天一起动起来|The whole city is moving
10-01|canal-lanterns|距国庆灯会|Until the lanterns of National Day|灯已经亮了|The lanterns are lit
11-08|marathon|距临川马拉松|Until the Riverbend Marathon|发令枪已经响了|The runners are on their way
`.trim().split('\n').map((line) => {
  const [date = '', scene = '', title = '', englishTitle = '', begun = '', englishBegun = ''] = line.split('|')
  return { date, scene, title: bilingual(title, englishTitle), begun: bilingual(begun, englishBegun) }
})

/** How long a countdown has to run at least, in milliseconds, so that it is not over soon after the seeding. */
const soonest = 5 * day

/** The festival that the city waits for: the first one that is not too soon. */
export function nextFestival(now: Date): Festival {
  const year = new Date(cityDay(now) + ahead).getUTCFullYear()
  const coming = [year, year + 1]
    .flatMap((each) => festivals.map(({ date, ...rest }) => ({ ...rest, at: new Date(`${each}-${date}T00:00:00+08:00`) })))
    .find(({ at }) => at.getTime() - now.getTime() >= soonest)
  if (coming === undefined) throw new Error('no festival is to come')
  return coming
}
