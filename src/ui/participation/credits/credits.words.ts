import { words } from '../../frame/words/words'

export const creditsWords = words({
  'zh-CN': {
    title: '我的积分',
    sum: '积分合计',
    rules: '怎样得积分',
    rule: (credits: string, most: string) => `每次${credits}分，每天最多${most}次`,
    types: '内容类型',
    all: '全部',
    'act.like': '点赞',
    'act.comment': '评论',
    'act.share': '分享',
    earned: (credits: string) => `+${credits}`,
    noneOfType: '没有这一类积分',
    none: '还没有积分，去看看今天的新闻吧',
    unknown: '–',
  },
  en: {
    title: 'My credits',
    sum: 'Credits',
    rules: 'How to earn credits',
    rule: (credits: string, most: string) => `${credits} each, up to ${most} times a day`,
    types: 'Content types',
    all: 'All',
    'act.like': 'Like',
    'act.comment': 'Comment',
    'act.share': 'Share',
    earned: (credits: string) => `+${credits}`,
    noneOfType: 'No credits of this kind',
    none: 'No credits yet. Like, comment or share to earn some.',
    unknown: '–',
  },
})
