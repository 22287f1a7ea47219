import { words } from '../words/words'

/** Why a volunteer may take nothing on now; the numbers are those of `commitmentLimits`. */
export const commitmentsWords = words({
  'zh-CN': {
    paused: '您一周内已三次退回，认领和接单已暂停。工作人员恢复后即可继续。',
    'holds-enough': (held: number) => `同时最多认领或接单${held}件。请先完成手上的，再来帮忙。`,
    'took-enough': (aDay: number) => `每天最多认领或接单${aDay}件，请明天再来。`,
  },
  en: {
    paused: 'You gave back three within a week, so claiming is paused until the office lets you go on.',
    'holds-enough': (held: number) => `You hold ${held} wishes or orders. Finish one of them first.`,
    'took-enough': (aDay: number) => `You can take ${aDay} wishes or orders a day. Please come back tomorrow.`,
  },
})
