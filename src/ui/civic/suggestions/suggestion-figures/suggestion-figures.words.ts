import { words } from '../../../frame/words/words'

const days = (count: number) => (count === 1 ? '1 day' : `${count} days`)

export const suggestionFiguresWords = words({
  'zh-CN': {
    title: '部门办理情况',
    loading: '加载中',
    failed: '办理情况加载失败',
    about: (fewest: number) =>
      `统计近12个月已答复的公开留言。为保护个人隐私，答复不足${fewest}件或评价不足${fewest}个的不显示。`,
    city: '全市',
    promise: (accept: number, reply: number) => `承诺${accept}天内受理，受理后${reply}天内答复`,
    answered: '已答复',
    inTime: '按时答复',
    sentBack: '曾被退回',
    rating: '评价',
    share: (count: string, percent: number) => `${count}件（${percent}%）`,
    ratings: (stars: string, count: string) => `${stars}分，${count}个评价`,
    tooFew: (fewest: number) => `答复不足${fewest}件，不显示`,
    tooFewYet: '答复较少，暂不显示',
    tooFewRatings: (fewest: number) => `评价不足${fewest}个，不显示`,
  },
  en: {
    title: 'How departments answer',
    loading: 'Loading',
    failed: 'The figures couldn’t be loaded',
    about: (fewest: number) =>
      `Public suggestions answered in the last 12 months. To protect people, nothing is shown for fewer than ${fewest} answers or ratings.`,
    city: 'The whole city',
    promise: (accept: number, reply: number) =>
      `Accepts within ${days(accept)}, and answers within ${days(reply)} of that`,
    answered: 'Answered',
    inTime: 'In time',
    sentBack: 'Reopened',
    rating: 'Rating',
    share: (count: string, percent: number) => `${count} (${percent}%)`,
    ratings: (stars: string, count: string) => `${stars} from ${count} ratings`,
    tooFew: (fewest: number) => `Fewer than ${fewest} answers, so no figures are shown`,
    tooFewYet: 'Too few answers yet',
    tooFewRatings: (fewest: number) => `Fewer than ${fewest} ratings`,
  },
})
