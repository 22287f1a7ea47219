import { words } from '../../frame/words/words'

/** Words for why a volunteer may take nothing on now; the numbers in them come from `commitmentLimits`. */
export const commitmentsWords = words({
  'zh-CN': {
    paused: '您一周内已退回三次，认领和接单已暂停。工作人员恢复后即可继续。',
    'holds-enough': (heldCount: number) => `同时最多认领或接单${heldCount}件。请先完成手上的，再接新的。`,
    'took-enough': (aDay: number) => `每天最多认领或接单${aDay}件，请明天再来。`,
  },
  en: {
    paused: 'You gave up three wishes or orders within a week, so claiming is paused until the office allows it again.',
    'holds-enough': (heldCount: number) => `You already have ${heldCount} wishes or orders. Finish one of them first.`,
    'took-enough': (aDay: number) => `You can take up to ${aDay} wishes or orders a day. Please come back tomorrow.`,
  },
})
