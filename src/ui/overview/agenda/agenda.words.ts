import { withinSentence } from '../../frame/words/appointment.words'
import { words } from '../../frame/words/words'

export const agendaWords = words({
  'zh-CN': {
    title: '我的待办',
    loading: '正在加载待办',
    failed: '待办加载失败',
    nothing: '现在没有待办的事',
    find: '看看活动',
    myWish: '我的心愿',
    myOrder: '我的订单',
    claim: '我认领的心愿',
    serving: '我接的订单',
    homework: '作业',
    by: (day: string) => `${day}截止`,
    overdue: (day: string) => `已逾期，原定${day}`,
    withWhom: (what: string, detail: string) => `${what} · ${detail}`,
  },
  en: {
    title: 'What’s next',
    loading: 'Loading your list',
    failed: 'Your list couldn’t be loaded',
    nothing: 'Nothing on your list right now',
    find: 'See what you can join',
    myWish: 'My wish',
    myOrder: 'My order',
    claim: 'Wish I claimed',
    serving: 'Order I took',
    homework: 'Homework',
    by: (day: string) => `By ${withinSentence(day)}`,
    overdue: (day: string) => `Was due ${withinSentence(day)}`,
    withWhom: (what: string, detail: string) => `${what} · ${detail}`,
  },
})
