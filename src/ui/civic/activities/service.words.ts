import { words } from '../../frame/words/words'

/** Words for the state of a period of service. */
export const serviceWords = words({
  'zh-CN': {
    'state.open': '在场',
    'state.waiting': '待确认',
    'state.confirmed': '已确认',
    'state.corrected': '已更正',
    'state.refused': '未通过',
    since: (time: string) => `${time}签到`,
    span: (from: string, until: string) => `${from}–${until}`,
    counts: (span: string, minutes: number) => `${span}，计入${minutes}分钟`,
    tooShort: (span: string, least: number) => `${span}，不足${least}分钟，不计入`,
  },
  en: {
    'state.open': 'Here now',
    'state.waiting': 'To be confirmed',
    'state.confirmed': 'Confirmed',
    'state.corrected': 'Corrected',
    'state.refused': 'Not accepted',
    since: (time: string) => `Checked in at ${time}`,
    span: (from: string, until: string) => `${from}–${until}`,
    counts: (span: string, minutes: number) => `${span}, counts ${minutes} min`,
    tooShort: (span: string, least: number) => `${span}, not counted: under ${least} min`,
  },
})
