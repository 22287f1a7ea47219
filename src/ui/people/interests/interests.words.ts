import { words } from '../../frame/words/words'

export const interestsWords = words({
  'zh-CN': {
    title: '按我读过的内容排序',
    text: '“大家在读”里您常读的会靠前一些。只记在这台设备上，关闭时清除。',
    forget: '清除已记住的内容',
  },
  en: {
    title: 'Order by what I read',
    text: 'Puts what you often read a little earlier among what people read. It’s kept on this device only, and turning it off deletes it.',
    forget: 'Forget what was remembered',
  },
})
