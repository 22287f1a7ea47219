import { words } from '../words/words'

export const alertListWords = words({
  'zh-CN': {
    title: '紧急通知',
    loading: '正在加载紧急通知',
    none: '近30天没有紧急通知',
    hint: '有紧急情况时，通知会显示在每个页面的顶部，也会列在这里。',
    isRunning: '进行中',
    isOver: '已结束',
    period: (from: string, until: string) => `${from}至${until}`,
    help: '查看相关内容',
  },
  en: {
    title: 'Urgent notices',
    loading: 'Loading urgent notices',
    none: 'No urgent notices in the last 30 days',
    hint: 'When something urgent happens, a notice stands at the top of every screen and is listed here.',
    isRunning: 'In effect',
    isOver: 'Over',
    period: (from: string, until: string) => `${from} to ${until}`,
    help: 'See what helps',
  },
})
