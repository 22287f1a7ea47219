import type { AlertSeverity } from '../../../src/domain/frame/alerts/alert'
import type { Localised } from '../../kernel/database/schema/localised'
import { bilingual } from '../text'

interface DemoAlert {
  readonly id: string
  readonly severity: AlertSeverity
  readonly title: Localised
  readonly text: Localised
  readonly area: Localised | null
  readonly link: string | null
  /** Hours from the moment of seeding at which it begins and ends. */
  readonly from: number
  readonly until: number
  /** The operator who confirmed it; null while it waits for one. */
  readonly confirmedBy: string | null
}

/** None of them runs, so that the city looks as on any day: one ended yesterday, one waits to be confirmed. */
export const demoAlerts: readonly DemoAlert[] = [
  {
    id: 'alert-storm',
    severity: 'severe',
    title: bilingual('暴雨橙色预警：下穿通道可能积水', 'Heavy rain: underpasses may flood'),
    text: bilingual(
      '未来六小时雨量可达80毫米以上。请不要驾车或步行进入有积水的下穿通道，远离河堤和广告牌；轮渡暂停，公交绕行以站台公告为准。如需帮助，请拨打政务服务热线。',
      'More than 80 mm of rain may fall within six hours. Don’t drive or walk into flooded underpasses, and keep away from river walls and hoardings. The ferry is suspended; see the notices at stops for diverted buses. For help, call the city’s service line.',
    ),
    area: bilingual('滨江两岸', 'Both banks of the river'),
    link: null,
    from: -32,
    until: -26,
    confirmedBy: 'duty',
  },
  {
    id: 'alert-water',
    severity: 'moderate',
    title: bilingual('抢修停水约五小时：请提前储水', 'Water off for five hours: store some before'),
    text: bilingual(
      '因主管道抢修，老城停水约五小时。请提前储水，停水期间关好水龙头；恢复供水后请先放水一两分钟再使用。',
      'A main has to be repaired, so the old town has no water for about five hours. Store some before, and keep your taps shut meanwhile. When it’s back, let it run for a minute or two before you use it.',
    ),
    area: bilingual('老城', 'The old town'),
    link: null,
    from: 20,
    until: 25,
    confirmedBy: null,
  },
]
